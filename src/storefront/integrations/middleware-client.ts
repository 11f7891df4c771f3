import { ownCall } from '#clients/own-call.ts';
import { retryingPost, type RetryOptions } from '#clients/retrying-post.ts';
import type { commerceMethods } from './commerce.contract.ts';
import type { memberDataMethods } from './member-data.contract.ts';
import type { Acts } from './run-method.ts';

/** What can be asked of which integration. */
export type Middleware = {
  commerce: Acts<typeof commerceMethods>;
  memberData: Acts<typeof memberDataMethods>;
};

export type MiddlewareOptions = {
  /** Where the shop is, `https://shop.example`. */
  origin: string;
  /** Such as the customer token as a bearer credential. */
  headers?: Record<string, string>;
  retry?: RetryOptions;
};

/** A call that was not answered by 2xx. */
export class MiddlewareError extends Error {
  override name = 'MiddlewareError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The specification's middleware client: `client.cartTotalQty()` posts its arguments as an array
 * to `/{integration}/{method}`, for any method that is not `local`. Asked again on 503 and 504:
 * what is listed only reads.
 *
 * @throws MiddlewareError for any answer but 2xx.
 */
export function middlewareClient<Integration extends keyof Middleware, Local extends object>(
  integration: Integration,
  { origin, headers = {}, retry = {} }: MiddlewareOptions,
  local: Local = {} as Local,
): Local & Middleware[Integration] {
  const post = async (method: string, given: unknown[]): Promise<unknown> => {
    const [address, init] = ownCall(`${origin}/${integration}/${method}`, {
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(given),
    });
    const answer = await retryingPost(address, init, retry);
    if (answer.ok) return answer.json();
    throw new MiddlewareError(answer.status, await messageOf(answer));
  };
  return new Proxy(local, {
    get(target, name, receiver): unknown {
      // A promise is asked whether it is one: this is none.
      if (typeof name === 'symbol' || name === 'then' || name in target)
        return Reflect.get(target, name, receiver);
      return (...given: unknown[]) => post(name, given);
    },
  }) as Local & Middleware[Integration];
}

async function messageOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const first = (body as { errors?: { message?: unknown }[] } | null)?.errors?.[0]?.message;
  return typeof first === 'string' ? first : `The call was answered ${answer.status}.`;
}
