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
export function lensTitle({ lensTypes, index }: CatalogueLens, language: Language): string {
  const types = lensTypes.map((lensType) => lensWords[language][lensType]).join('/');
  return language === 'de'
    ? `${types}, Index ${String(index).replace('.', ',')}`
    : `${types}, index ${index}`;
}
