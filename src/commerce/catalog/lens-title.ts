import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { CatalogueLens } from './catalogue-file.ts';

type Language = 'en' | 'de';

/** What the product that carries a prescription is called in carts and on receipts. */
export const prescriptionTitles: Record<Language, string> = {
  en: 'Prescription lenses',
  de: 'Brillengläser nach Verordnung',
};

const lensWords: Record<Language, Record<LensType, string>> = {
  en: { SingleVision: 'Single vision', Bifocals: 'Bifocals', Progressive: 'Progressive' },
  de: { SingleVision: 'Einstärken', Bifocals: 'Bifokal', Progressive: 'Gleitsicht' },
};

/** A lens as carts and receipts name it: "Progressive, index 1.6". */
export function lensTitle(
  { lensTypes, index }: Pick<CatalogueLens, 'lensTypes' | 'index'>,
  language: Language,
): string {
  const types = lensTypes.map((lensType) => lensWords[language][lensType]).join('/');
  return language === 'de'
    ? `${types}, Index ${String(index).replace('.', ',')}`
    : `${types}, index ${index}`;
}

/** What a title says of its lens; null where it is none of ours. */
export function readLensTitle(title: string): Pick<CatalogueLens, 'lensTypes' | 'index'> | null {
  const [, types = '', index = ''] = /^(.+), index ([\d.]+)$/.exec(title) ?? [];
  const known = Object.entries(lensWords.en) as [LensType, string][];
  const lensTypes = types
    .split('/')
    .map((word) => known.find(([, called]) => called === word)?.[0])
    .filter((lensType) => lensType !== undefined);
  const lens = { lensTypes, index: Number(index) };
  return types !== '' && lensTitle({ ...lens }, 'en') === title ? lens : null;
}
