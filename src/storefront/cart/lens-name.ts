import { useFormat, useTexts } from '../i18n/texts.tsx';

/** 'Thin, index 1.6': one name for a lens from its choice to the receipt. */
export function useLensName(): (lens: { index: number }) => string {
  const { names, named, index: indexed } = useTexts().lenses.lens;
  const format = useFormat();
  return ({ index }) => {
    const written = format.number(index);
    const name = names[String(index)];
    return name ? named(name, written) : indexed(written);
  };
}

/** The same for a lens as commerce names it; its own name where that tells no index. */
export function useSoldLensName(): (soldAs: string) => string {
  const nameOf = useLensName();
  return (soldAs) => {
    const index = indexIn(soldAs);
    return index === null ? soldAs : nameOf({ index });
  };
}

/** The index at the end of 'Progressive, index 1.6'; null when there is none. */
export function indexIn(soldAs: string): number | null {
  const [, written] = /(1[.,]\d{1,2})\s*$/.exec(soldAs) ?? [];
  return written ? Number(written.replace(',', '.')) : null;
}
