/** A star in a drawing 24 units wide and high, from its upper point: `M12 2.6` goes before it. */
export const STAR_PATH = 'l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';
