/** The id of the control with this form name: `od.sphere` is `field-od-sphere`. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}`;
}
