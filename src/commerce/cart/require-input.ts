import { inputError } from '../errors.ts';

/** The contract leaves `input` optional, as Magento's does; nothing works without it. @throws GraphQLError */
export function requireInput<Input>(input: Input | null | undefined): Input {
  if (!input) throw inputError('"input" value should be specified');
  return input;
}
