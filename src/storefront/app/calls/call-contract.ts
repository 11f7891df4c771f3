import { z } from './schema.ts';

/**
 * What one of the product's own calls takes and answers, said once: the call reads its body by
 * these schemas, and the document at `/api/docs` is made from them.
 */
export type CallContract = {
  GET?: CallOperation;
  POST?: CallOperation;
  /** Of a call whose address ends in a method: what each takes, by POST. */
  methods?: Readonly<Record<string, CallOperation>>;
};

export type CallOperation = {
  /** One line. */
  summary: string;
  /** A body of JSON. */
  body?: z.ZodType;
  /** A body that is a form, which may bring files. */
  form?: z.ZodType;
  /** A body that is taken. */
  example?: unknown;
  /** The parts of the address that change, and what each is. */
  params?: Readonly<Record<string, string>>;
  /** By status. What all calls answer alike is added where the document is made. */
  answers: Readonly<Record<number, CallAnswer>>;
};

export type CallAnswer = {
  says: string;
  /** A body of JSON. */
  json?: z.ZodType;
  /** A body that is something else, by its media type. */
  as?: string;
};

/** The one envelope of every answer that is an error. */
export const errorsSchema = z.looseObject({
  errors: z.array(
    z.looseObject({
      code: z.string(),
      message: z.string(),
      field: z.string().optional().describe('What of the request is meant.'),
    }),
  ),
  requestId: z.string().describe('Names the request in our logs.'),
});

/** An answer in the envelope of errors. */
export function refusal(says: string): CallAnswer {
  return { says, json: errorsSchema };
}
