import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { frames } from '../frames.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const frame = frames.find(({ sku }) => sku === params.sku);
  if (!frame) throw new Response('There is no such frame.', { status: 404 });
  return frame;
}

export const meta = () => [{ title: 'Frame' }];

export default function Detail() {
  const { name, price, picture, colors, description, measurements } =
    useLoaderData<typeof loader>();
  return (
    <main>
      <Link to="/frames">All frames</Link>
      <h1>{name}</h1>
      <img src={picture} alt="" width={640} height={320} />
      <p>{price}</p>
      <p>{description}</p>
      <ul>
        {colors.map((hex) => (
          <li key={hex}>{hex}</li>
        ))}
      </ul>
      <table>
        <tbody>
          {measurements.map(([measure, millimetres]) => (
            <tr key={measure}>
              <th scope="row">{measure}</th>
              <td>{millimetres} mm</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button">Choose this frame</button>
    </main>
  );
}
