import { inputError } from '../errors.ts';
import type { CancelOrderErrorCode } from '../generated/schema.ts';
import type { Order } from './order.ts';

/** What asking for an order to be canceled is answered: the order, or why it stays as it is. */
export type CancelAnswer = {
  order?: Order | null;
  error?: string;
  errorV2?: { code: CancelOrderErrorCode; message: string };
};

/** Why an order stays, in the words of a Magento. */
const refusals = {
  unknown: {
    code: 'ORDER_NOT_FOUND',
    message: "The entity that was requested doesn't exist. Verify the entity and try again.",
  },
  foreign: {
    code: 'UNAUTHORISED',
    message: 'Current user is not authorized to cancel this order',
  },
  tooLate: {
    code: 'INVALID_ORDER_STATUS',
    message: 'Order already closed, complete, cancelled or on hold',
  },
  disabled: {
    code: 'ORDER_CANCELLATION_DISABLED',
    message: 'Order cancellation is not enabled for requested store.',
  },
} as const satisfies Record<string, NonNullable<CancelAnswer['errorV2']>>;

/** The answer where an order stays; `order` is shown to who may see it. */
export function cancelRefusal(
  why: keyof typeof refusals,
  order: Order | null = null,
): CancelAnswer {
  const errorV2 = refusals[why];
  return { error: errorV2.message, errorV2, order };
}

/** @throws GraphQLError in Magento's words for a field that is empty, or nothing that it could be. */
export function requireGiven(field: string, isGiven: boolean): void {
  if (!isGiven) throw inputError(`Required parameter "${field}" is missing or incorrect.`);
}
