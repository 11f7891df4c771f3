export function tr(...cells: string[]): string {
  return `<tr>${cells.map((cell) => (cell.startsWith('<td') || cell.startsWith('<th') ? cell : `<td>${cell}</td>`)).join('')}</tr>`;
}

export function heads(...cells: string[]): string {
  return `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;
}

export function table(...rows: string[]): string {
  return `<table>${rows.join('')}</table>`;
}
