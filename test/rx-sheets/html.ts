export function tr(...cells: string[]): string {
  return `<tr>${cells.map((cell) => (cell.startsWith('<td') || cell.startsWith('<th') ? cell : `<td>${cell}</td>`)).join('')}</tr>`;
}

export function heads(...cells: string[]): string {
  return `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;
}

export function table(...rows: string[]): string {
  return `<table>${rows.join('')}</table>`;
}

/** The cell and blanks behind it, so that lines of a typewriter's face stand in columns. */
export function padded(cell: string, width: number): string {
  const shown = cell.replace(/<[^>]+>/g, '').replace(/&[^;]+;/g, 'x');
  return `${cell}${' '.repeat(Math.max(1, width - shown.length))}`;
}
