export type RetryOptions = {
  /** Tries in all. */
  attemptsMax?: number;
  /** Before each try but the first. */
  delayMs?: number;
};

/** Answers that pass by themselves: the service is away, or what stands before it lost its answer. */
const passing = new Set([503, 504]);

/**
 * Posts, and posts the same again while the answer is 503 or 504: three times at most, with what
 * time it is as `timestamp` in the address of every try but the first, so that nothing on the way
 * gives the old answer again. Body and headers stay as they were, an idempotency key among them.
 * Any other answer, and a fault of the network, is the caller's to judge.
 */
export async function retryingPost(
  url: string,
  init: Omit<RequestInit, 'method'>,
  { attemptsMax = 3, delayMs = 0 }: RetryOptions = {},
): Promise<Response> {
  let lastAt = 0;
  for (let attempt = 1; ; attempt += 1) {
    const address = new URL(url);
    if (attempt > 1) {
      lastAt = Math.max(Date.now(), lastAt + 1);
      address.searchParams.set('timestamp', String(lastAt));
    }
    const response = await fetch(address, { ...init, method: 'POST' });
    if (attempt >= attemptsMax || !passing.has(response.status)) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}
