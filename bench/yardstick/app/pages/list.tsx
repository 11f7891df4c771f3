import { Link, useLoaderData } from 'react-router';
import { frames } from '../frames.ts';

export function loader() {
  return frames.map(({ sku, name, price, picture, colors }) => {
    return { sku, name, price, picture, colors };
  });
}

export const meta = () => [{ title: 'Frames' }];

export default function List() {
  const cards = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Frames</h1>
      <ul>
        {cards.map(({ sku, name, price, picture, colors }) => (
          <li key={sku}>
            <Link to={`/frames/${sku}`}>
              <img src={picture} alt="" width={320} height={160} loading="lazy" />
              <h2>{name}</h2>
            </Link>
            <p>{price}</p>
            <p>{colors.length} colors</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
