import type { Locale } from '#domain/people/locale.ts';

/** A mark that is drawn inline, so that it takes the theme's colours, in light and in dark. */
export type Mark = {
  viewBox: string;
  shapes: readonly {
    d: string;
    /** `main` is the brand's colour; `accent` stands out from it. `-line` strokes the path. */
    tone: 'main' | 'accent' | 'main-line' | 'accent-line';
  }[];
};

/**
 * Everything about a plan and a retailer that a page says, but the colours: those stand in
 * `styles/themes/`, one file of the same name. Another pair is one more file like
 * `alder-framewell.ts` and one like `alder-framewell-business.ts`, named in `brand.ts` and
 * `business.ts`, and its theme, named in `styles/app.css`.
 */
export type Brand = {
  /** With how the plan itself is reached, for what only it can decide. */
  plan: { name: string; mark: Mark; contact: { phone: string; email: string } };
  retailer: { name: string; mark: Mark };
  support: { email: string };
};

/** What few pages say of the same pair; apart, so that others need not bring it to a browser. */
export type Business = {
  /** Who runs the store and answers for it, as the law wants it named. */
  operator: {
    name: string;
    /** Who speaks for it, by name. */
    representedBy: string;
    addressLines: readonly string[];
    phone: string;
    /** Where it is registered, and under which number. */
    register: Record<Locale, string>;
    /** For value-added tax in the European Union. */
    vatId: string;
    dataProtectionEmail: string;
    /** The public authority to complain to. */
    authority: Record<Locale, string>;
  };
  /** To whom a member pays what the plan leaves. */
  payee: {
    payableTo: string;
    /** Where checks and money orders in dollars go. */
    checkAddressLines: readonly string[];
    /** The account for transfers in euros, in groups of four. */
    iban: string;
  };
  /** SKUs of colours that the start page shows, to scale. */
  showcase: readonly string[];
  /** What the retailer promises after an order, in working days from the day of the order. */
  workshop: { checkedWithinDays: number; madeWithinDays: number; arrivesAfterDays: number };
};
