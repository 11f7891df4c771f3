import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link as RouterLink, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

type Props = Parameters<typeof RouterLink>[0];

const html = (Kind: typeof RouterLink, props: Props) => {
  const path = '/Products/:sku';
  const routes = [{ path, element: <Kind {...props}>Frames</Kind> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/Products/10100?sku=10101'] });
  return renderToString(<RouterProvider router={router} />);
};

test.each<Props>([
  { to: '/Products/List' },
  { to: '/Products/10100?sku=10102#top', className: 'button', 'aria-current': true, lang: 'de' },
  { to: '/', replace: true, preventScrollReset: true, reloadDocument: true },
  { to: '/checkout', discover: 'none' },
  { to: '?page=2' },
  { to: '//elsewhere.example' },
  { to: 'https://elsewhere.example' },
  { to: { pathname: '/', search: '?a=b' } },
])('the link to $to is written as the router would', (props) => {
  expect(html(Link as typeof RouterLink, props)).toBe(html(RouterLink, props));
});
