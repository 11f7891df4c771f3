/** Whether commerce says, in whichever release's words, that there is not enough of something. */
export function isStockMessage(message: string): boolean {
  return /requested qty|out of stock|not enough items|stock status|isn't available/i.test(message);
}
