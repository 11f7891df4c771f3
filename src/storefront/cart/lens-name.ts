import type { Format } from '../i18n/format.ts';
import type { Texts } from '../i18n/en.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';

type LensNameOf = (lens: { index: number }) => string;
type SoldLensNameOf = (soldAs: string) => string;

/** 'Thin, index 1.6': one name for a lens from its choice to the receipt. */
export function useLensName(): LensNameOf {
  const texts = useTexts();
  return lensNameIn(texts, useFormat());
}

/** The same for a lens as commerce names it; its own name where that tells no index. */
export function useSoldLensName(): SoldLensNameOf {
  const texts = useTexts();
  return soldLensNameIn(texts, useFormat());
}

/** `useSoldLensName` for what is written outside a page. */
export function soldLensNameIn(texts: Texts, format: Format): SoldLensNameOf {
  const nameOf = lensNameIn(texts, format);
  return (soldAs) => {
    const index = indexIn(soldAs);
    return index === null ? soldAs : nameOf({ index });
  };
}

function lensNameIn(texts: Texts, format: Format): LensNameOf {
  const { names, named, index: indexed } = texts.lenses.lens;
  return ({ index }) => {
    const written = format.number(index);
    const name = names[String(index)];
    return name ? named(name, written) : indexed(written);
  };
}

/** The index at the end of 'Progressive, index 1.6'; null when there is none. */
export function indexIn(soldAs: string): number | null {
  const [, written] = /(1[.,]\d{1,2})\s*$/.exec(soldAs) ?? [];
  return written ? Number(written.replace(',', '.')) : null;
}
