import type { KeyboardEvent } from 'react';
import { Form, Link, useAddress, useGoTo } from '../app/live/router.ts';
import { brand } from '../brand/brand.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { inOtherLanguage, type PlainPage } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './header.module.css';
import { Icon, type IconName } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { TextSizeControl, type TextSize } from './text-size.tsx';
import tools from './tools.module.css';

/**
 * What is the shopper's own. The words come with the page, so that no browser loads those that are
 * for others.
 */
export type Account = {
  /** Where it leads: a member to the orders, a guest to signing in. */
  to: string;
  words: string;
  icon: IconName;
  /** On the button that ends everything: for a member the session. */
  leave: string;
  /** A guest loses everything by it, and is asked first. */
  leaveBy: 'get' | 'post';
};

export type HeaderProps = {
  /** Null for who is neither a member nor a guest. */
  account: Account | null;
  /** Pairs in the cart; 0 shows no badge. */
  cartCount: number;
  textSize: TextSize;
  /** Cart and account, for pages of the store proper. */
  showButtons?: boolean;
  showBack?: boolean;
  /** Where "back" leads when there is no history, or before scripts run. */
  back?: PlainPage;
};

/** Both brands, and what is needed on every page: back, text size, language, cart, orders, sign out. */
export function Header({
  account,
  cartCount,
  textSize,
  showButtons = account !== null,
  showBack = true,
  back = 'home.home',
}: HeaderProps) {
  const { shell } = useTexts();
  const path = usePathTo();
  return (
    <header className={styles.header}>
      <div className={`${styles.row} room`}>
        <Brands />
        <nav className={`${styles.tools} no-print`} aria-label={shell.mainNavigation}>
          {showBack && <BackLink to={path(back)} />}
          <TextSizeControl textSize={textSize} />
          {showButtons && (
            <Link className={tools.tool} to={path('checkout.start')}>
              <Icon name="cart" />
              {shell.cart}
              {cartCount > 0 && (
                <span className={tools.count}>
                  <span aria-hidden="true">{cartCount}</span>
                  <span className="visually-hidden">, {shell.cartHolds(cartCount)}</span>
                </span>
              )}
            </Link>
          )}
          {account ? <Menu account={account} isWhole={showButtons} /> : <LanguageLink />}
        </nav>
      </div>
    </header>
  );
}

/**
 * What is needed less often: folded away where there is little room, in the row with the rest
 * where there is enough. A new page finds it closed.
 */
function Menu({ account, isWhole }: { account: Account; isWhole: boolean }) {
  const { shell } = useTexts();
  const path = usePathTo();
  const { pathname } = useAddress();
  const isHere = pathname.toLowerCase() === account.to.toLowerCase();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details key={pathname} className={tools.menu} onKeyDown={closeOnEscape}>
      <summary className={tools.tool}>
        <Icon name="menu" />
        {shell.menu}
      </summary>
      <div className={tools.menuSheet}>
        {isWhole && (
          <Link className={tools.tool} to={account.to} aria-current={isHere ? 'page' : undefined}>
            <Icon name={account.icon} />
            {account.words}
          </Link>
        )}
        <LanguageLink />
        <Form method={account.leaveBy} action={path('sign-in.sign-out')} reloadDocument>
          <button className={tools.tool} type="submit">
            <Icon name="signOut" />
            {account.leave}
          </button>
        </Form>
      </div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function Brands() {
  const { home } = useTexts().shell;
  const path = usePathTo();
  const { plan, retailer } = brand;
  return (
    <Link className={styles.brands} to={path('home.home')}>
      <span className={styles.brand}>
        <BrandMark mark={plan.mark} owner="plan" />
        {plan.name}
      </span>
      <span className={styles.brand}>
        <BrandMark mark={retailer.mark} owner="retailer" />
        {retailer.name}
        <VisuallyHidden>, {home}</VisuallyHidden>
      </span>
    </Link>
  );
}

function BackLink({ to }: { to: string }) {
  const { back } = useTexts().shell;
  const goTo = useGoTo();
  return (
    <a
      className={tools.tool}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        goTo.back(to);
      }}
    >
      <Icon name="back" />
      {back}
    </a>
  );
}

/** The same page in the other language, as a new document, so that one language is loaded. */
function LanguageLink() {
  const { otherLanguage } = useTexts().shell;
  const locale = useLocale();
  const { pathname, search } = useAddress();
  const other = locale === 'en' ? 'de' : 'en';
  return (
    <a
      className={tools.tool}
      href={inOtherLanguage(pathname + search, locale)}
      hrefLang={other}
      lang={other}
    >
      <Icon name="language" />
      {otherLanguage}
    </a>
  );
}
