import type { Resolvers } from '../generated/schema.ts';
import { productResolvers } from './product-resolvers.ts';

export const resolvers: Resolvers = { ...productResolvers };
