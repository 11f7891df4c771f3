/** The router does not tell of what it has not sent: the same button may send the form again. */
export function answeredHere(form: HTMLFormElement): void {
  window.early?.sent.delete(form);
  window.early?.endPresses();
}
