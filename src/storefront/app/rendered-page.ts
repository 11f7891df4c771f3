const pages = new WeakMap<Response, string>();

/**
 * An answer for the router to handle, with its page beside it: the router looks at every body,
 * and a text that is looked at becomes a stream.
 */
export function answerWithPage(page: string, init: ResponseInit): Response {
  const answer = new Response(null, init);
  pages.set(answer, page);
  return answer;
}

/** The answer that leaves the router, with its page in it where it has one. */
export function withItsPage(answer: Response): Response {
  const page = pages.get(answer);
  if (page === undefined) return answer;
  return new Response(page, { status: answer.status, headers: answer.headers });
}
