import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import '../i18n/both.ts';
import { accountOf } from '../app/account.server.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { EmailLink } from './email-link.tsx';
import { type Account, Header } from './header.tsx';

describe('the header', () => {
  test('has the way to the other language in the open for who is not signed in', () => {
    const html = header(null);
    expect(html).not.toContain('Menu');
    expect(html).toContain('Deutsch');
    expect(html).not.toContain('Sign out');
  });

  test('keeps the cart in sight and folds the rest into a menu for a member', () => {
    const html = header(accountOf({ kind: 'member' }, 'en'));
    const start = html.lastIndexOf('<details');
    const [inSight, menu] = [html.slice(0, start), html.slice(start)];
    expect(inSight).toContain('Cart');
    expect(inSight).toContain('1 pair');
    for (const words of ['Menu', 'Your orders', 'Deutsch', 'Sign out'])
      expect(menu).toContain(words);
  });

  test('has the way to sign in for a guest, and to leave nothing behind', () => {
    const html = header(accountOf({ kind: 'guest', account: null }, 'en'));
    expect(html).toContain('/confirmauthentication/welcome');
    for (const words of ['Cart', 'Sign in', 'Delete my data']) expect(html).toContain(words);
    expect(html).not.toContain('Your orders');
  });
});

test('an address parts after its sign', () => {
  const html = renderToStaticMarkup(<EmailLink email="help@shop.example" />);
  expect(html).toBe('<a href="mailto:help@shop.example">help@<wbr/>shop<wbr/>.example</a>');
});

function header(account: Account | null): string {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <TextsProvider locale="en">
          <Header account={account} cartCount={1} textSize={100} />
        </TextsProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
