import { data, type MiddlewareFunction } from 'react-router';
import { visitContext } from '../context.ts';

/** While the database is away every page is the technical one, and says to try again. */
export const databaseUp: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(visitContext).isDown) throw data(null, { status: 503 });
};
