/** The attribute that tells the colours of a model apart; 93 is Magento's own number for it. */
export const colorAttribute = { id: 93, code: 'color', label: 'Color' } as const;
