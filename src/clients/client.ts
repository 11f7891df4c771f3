import type { Shape } from './shape.ts';

/**
 * How pages reach the two services: listed, typed documents and nothing else. The server room
 * gives a client that executes in process, or one that speaks HTTP to another machine.
 */

/** One listed document; `Result` and `Variables` come from the service's contract. */
export type Document<Result, Variables> = {
  name: string;
  text: string;
  /** The same without what a Magento before 2.4.7 does not know, where it asks for such a thing. */
  older?: string;
  /** What its answer looks like by the contract, for answers from another machine. */
  readonly shape?: Shape;
  readonly types?: (variables: Variables) => Result;
};

export type ServiceClient = {
  /**
   * Runs `document` and answers its data.
   * @throws ServiceError when the service answers errors or cannot be reached.
   */
  run<Result, Variables>(
    document: Document<Result, Variables>,
    variables: NoInfer<Variables>,
    headers?: Record<string, string>,
  ): Promise<Result>;
};

/** Why a service did not answer; `unreachable` covers time-outs, 5xx and refused connections. */
export type ServiceErrorCategory =
  | 'input'
  | 'not-found'
  | 'authorization'
  | 'authentication'
  | 'conflict'
  | 'internal'
  | 'unreachable';

export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly category: ServiceErrorCategory;
  /** The service's own code, where it gives one (`CART_CHANGED`, `FORBIDDEN`, ...). */
  readonly code: string | undefined;
  /** What the service says beside its words, such as the amount that a coupon asks for. */
  readonly details: Readonly<Record<string, unknown>>;
  /** What did arrive: a cart may answer in part beside an error. */
  readonly data: unknown;

  constructor(
    message: string,
    category: ServiceErrorCategory,
    options: { code?: string; details?: Readonly<Record<string, unknown>>; data?: unknown } = {},
  ) {
    super(message);
    this.category = category;
    this.code = options.code;
    this.details = options.details ?? {};
    this.data = options.data;
  }
}

/** The code of a fault where a store did not say what it is: nothing of it can be shown. */
export const STORE_UNKNOWN = 'STORE_UNKNOWN';

/** Structural, because the class may exist once in the bundle and once outside it. */
export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && error.name === 'ServiceError';
}

/** For `catch`: answers `value` where a service did not answer; any other fault is thrown on. */
export function insteadOfAnswer<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isServiceError(error)) return value;
    throw error;
  };
}
