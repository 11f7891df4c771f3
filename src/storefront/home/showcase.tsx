import { brand } from '../brand/brand.ts';

/** Frames on the quiet ground, to scale with each other: what this is all about. Decoration. */
export function Showcase({ inRow = false }: { inRow?: boolean }) {
  return (
    <div className={inRow ? 'showcase showcase-row' : 'showcase'}>
      {brand.showcase.map((sku) => (
        <img key={sku} src={`/media/frames/${sku}.svg`} alt="" width={504} height={198} />
      ))}
    </div>
  );
}
