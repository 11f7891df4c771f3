/** What a card shows, and what a page about one frame shows. Plain data, always the same. */
export type Frame = {
  sku: string;
  name: string;
  price: string;
  picture: string;
  colors: string[];
  description: string;
  measurements: [name: string, millimetres: number][];
};

const colors = ['#1d1d20', '#7a4b2a', '#1d4e89', '#c8b08a'];

export const frames: Frame[] = Array.from({ length: 24 }, (_, index) => ({
  sku: String(10_100 + 100 * index),
  name: `Frame ${index + 1}`,
  price: `$${99 + 10 * (index % 13)}.00`,
  picture: `/pictures/${10_100 + 100 * index}.svg`,
  colors: colors.slice(0, 2 + (index % 3)),
  description: 'A frame of acetate with a keyhole bridge. Its plate is polished for two days.',
  measurements: [
    ['Lens width', 46 + (index % 8)],
    ['Lens height', 36 + (index % 9)],
    ['Bridge', 17 + (index % 6)],
    ['Temple', 140],
    ['Total width', 124 + (index % 20)],
  ],
}));
