/**
 * Paths that skip the authentication check (specification, point 2): sign-in, order history,
 * confirmation, the legal pages, and what must work for anybody. `pattern` is the matched
 * route's, so neither case nor encoding of the address makes a difference.
 */
const unchecked = [
  /^confirmauthentication\//,
  /^User\//,
  /^checkout\/OrderConfirmation$/,
  /^(privacy-policy|terms-of-use|curtain|sign-out|preferences|\*)$/,
];

/** The product's own calls answer 401 by themselves instead of leading to a page. */
const calls =
  /^(login|validate-authentication|validatePrescriptionAndLens|basePrescription|verifyScore|errorLogger|curtainConfig)$/;

/** Whether the page behind `pattern` asks member data if the member may use the benefit. */
export function isCheckedPage(pattern: string): boolean {
  const path = withoutLocale(pattern);
  return !calls.test(path) && !unchecked.some((rule) => rule.test(path));
}

export function isCall(pattern: string): boolean {
  return calls.test(pattern);
}

/** `german/Step1` and `/Step1` are the same page. */
export function withoutLocale(pattern: string): string {
  return pattern.replace(/^\//, '').replace(/^german(\/|$)/, '');
}
