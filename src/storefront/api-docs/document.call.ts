import { openApiDocument } from './open-api.server.ts';

/** `GET /api/docs.json`: what every call takes and answers, for machines. */
export function loader(): Response {
  return Response.json(openApiDocument());
}
