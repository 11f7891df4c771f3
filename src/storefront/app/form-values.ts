/** One text of a form; a file or nothing is an empty one. Bounded, so that nothing huge is kept. */
export function formText(form: FormData, name: string, maxLength = 500): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}
