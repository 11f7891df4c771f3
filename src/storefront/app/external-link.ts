/**
 * An address outside of the shop that a person is led to, as it is written.
 *
 * @throws Error 'Invalid URL: {value}' for what is no http address (specification, point 5).
 */
export function externalLink(value: string): string {
  const address = URL.canParse(value) ? new URL(value) : null;
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:')
    throw new Error(`Invalid URL: ${value}`);
  return value;
}
