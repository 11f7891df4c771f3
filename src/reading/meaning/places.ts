import type { Place, ReadValue } from '#domain/prescription/picture-reading.ts';
import { isWithin, type Box, type Page } from '../words.ts';
import type { FlatToken, Row } from './flat-page.ts';

/** How a value is printed and where: its box, or the box of a form that it is written into. */
export function seenAt(
  token: FlatToken,
  pages: readonly Page[],
): Pick<ReadValue, 'printed' | 'place'> {
  const page = pages[token.page]!;
  const box = page.combs?.find((comb) => isWithin(token.box, comb)) ?? token.box;
  return { printed: token.text, place: placeOf(box, token.page, page) };
}

/** The upright rectangle around all that stands in rows of one page. */
export function placeOfRows(rows: readonly Row[], pages: readonly Page[]): Place {
  const tokens = rows.flatMap((row) => row.tokens);
  const page = tokens[0]!.page;
  const places = tokens.map(({ source }) => placeOf(source.box, page, pages[page]!));
  const left = Math.min(...places.map((place) => place.left));
  const top = Math.min(...places.map((place) => place.top));
  const width = Math.max(...places.map((place) => place.left + place.width)) - left;
  const height = Math.max(...places.map((place) => place.top + place.height)) - top;
  return { page, left, top, width, height };
}

/** The upright rectangle around a box, as shares of its page. */
function placeOf(
  { xPx, yPx, widthPx, heightPx, angleRadians }: Box,
  page: number,
  size: Page,
): Place {
  const [cos, sin] = [Math.abs(Math.cos(angleRadians)), Math.abs(Math.sin(angleRadians))];
  const width = Math.min(1, (widthPx * cos + heightPx * sin) / size.widthPx);
  const height = Math.min(1, (widthPx * sin + heightPx * cos) / size.heightPx);
  const within = (middle: number, length: number) =>
    Math.min(Math.max(0, middle - length / 2), 1 - length);
  return {
    page,
    left: within(xPx / size.widthPx, width),
    top: within(yPx / size.heightPx, height),
    width,
    height,
  };
}
