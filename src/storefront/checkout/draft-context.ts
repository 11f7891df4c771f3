import { createContext } from 'react-router';
import type { Draft } from '#domain/orders/draft.ts';

/** The unfinished order of the request, set by the checkout guard. */
export const draftContext = createContext<Draft>();
