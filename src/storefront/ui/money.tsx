import { useFormat } from '../i18n/texts.tsx';

/** An amount in minor units, in the store's currency, in figures that align. */
export function Money({ minor }: { minor: number }) {
  return <span className="money">{useFormat().money(minor)}</span>;
}
