import { documentOf } from './contract.ts';

export type Caller = { token: string; memberToken?: string };

/** What came back, as it is; `fault` when that was no answer of a GraphQL service at all. */
export type Heard = {
  status: number;
  value: unknown;
  errors: readonly { message?: string; extensions?: Record<string, unknown> }[];
  tookMs: number;
  fault?: string;
};

export type Ask = (
  operation: string,
  variables: Record<string, unknown>,
  caller: Caller,
) => Promise<Heard>;

/** Asks the service at `url` one operation at a time and waits `timeoutMs` at most. */
export function askingAt(url: string, timeoutMs: number): Ask {
  return async (operation, variables, caller) => {
    const startedAt = performance.now();
    const heard = await post(url, { query: documentOf(operation), variables }, caller, timeoutMs);
    const tookMs = Math.round(performance.now() - startedAt);
    if (typeof heard === 'string')
      return { status: 0, value: null, errors: [], tookMs, fault: heard };
    const { status, answer } = heard;
    const { data, errors } = answer;
    return { status, value: data?.[operation], errors: errors ?? [], tookMs };
  };
}

type Answer = { data?: Record<string, unknown> | null; errors?: Heard['errors'] };

async function post(
  url: string,
  body: unknown,
  { token, memberToken }: Caller,
  timeoutMs: number,
): Promise<{ status: number; answer: Answer } | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(memberToken ? { 'x-member-token': memberToken } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const answer: unknown = await response.json().catch(() => null);
    return typeof answer === 'object' && answer !== null
      ? { status: response.status, answer }
      : `the answer (status ${response.status}) is not JSON`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    if (name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
    return `cannot be reached (${cause?.code ?? name})`;
  }
}
