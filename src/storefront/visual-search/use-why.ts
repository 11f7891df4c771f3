import type { LabelKey, PhotoLabels } from '#likeness/ranking.ts';
import type { FrameCard } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { VisualSearch } from './visual-search.ts';

/** A label in words: "Round", "Full rim", "Black". */
export function useLabelWords(): (key: LabelKey, labels: PhotoLabels) => string {
  const { frames, visualSearch } = useTexts();
  return (key, { shape, rim, color }) => {
    if (key === 'shape') return shape ? frames.words.frameShapes[shape] : '';
    if (key === 'rim') return rim ? visualSearch.rims[rim] : '';
    return color ? frames.words.colors[color] : '';
  };
}

/** Why a frame is among those that were found, as its card says it. */
export function useWhy(search: VisualSearch | null): (card: FrameCard) => { onMe?: string } {
  const { why } = useTexts().visualSearch;
  return ({ sku }) => {
    const product = search?.productsSearchedByImage.find(({ likeness }) => likeness.sku === sku);
    const words =
      product?.productLabels.flatMap(({ key }) => (key === 'sku' ? [] : why[key])) ?? [];
    return words.length > 0 ? { onMe: words.join(' ') } : {};
  };
}
