/** Around the pages that the retailer writes. */
export const content = {
  title: 'Help',
  write: 'Write to us. A real person answers, usually within one business day.',
  all: 'All help pages',
  table: (firstLine: string) => `Table: ${firstLine}`,
};
