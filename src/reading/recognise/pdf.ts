import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { Refused } from '../received.ts';
import type { Word } from '../words.ts';
import { packageFolder } from './models.ts';
import type { Pixels } from './pixels.ts';
import { pixelsOf } from './sharp-pixels.ts';
import { wordsOfText, type PlacedText } from './text-layer.ts';

/** A prescription is one page, or a few with what is printed around it. */
const MOST_PAGES = 5;
const LONGEST_SIDE_PX = 2000;
const LEAST_SIDE_PX = 200;
const MOST_IMAGE_PIXELS = 40_000_000;
/** A page with pictures of more than this is a scan: its text layer is what some scanner guessed. */
const SCAN_PIXELS = 600_000;

/** A page as it looks, and its words where a program wrote them, in pixels of the picture. */
export type PdfPage = { pixels: Pixels; words: Word[] | null };

/**
 * The pages of a PDF, drawn. Nothing in it is run, opened or kept: no script, no attachment, no
 * address. Words are taken from the text layer only where that is what a person sees; a page with
 * filled-in forms, notes, invisible text or a scan has to be read like a photo.
 *
 * @throws Refused when it is damaged, locked with a password, or has more than five pages.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = packageFolder('pdfjs-dist');
  const task = pdf.getDocument({
    // Given away: it does not come back.
    data: new Uint8Array(bytes),
    verbosity: pdf.VerbosityLevel.ERRORS,
    enableXfa: false,
    maxImageSize: MOST_IMAGE_PIXELS,
    useSystemFonts: false,
    standardFontDataUrl: path.join(folder, 'standard_fonts/'),
    cMapUrl: path.join(folder, 'cmaps/'),
    wasmUrl: path.join(folder, 'wasm/'),
    iccUrl: path.join(folder, 'iccs/'),
  });
  try {
    return await pagesOf(await task.promise, pdf.OPS);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(error instanceof pdf.PasswordException ? 'locked' : 'unreadable', error);
  } finally {
    await task.destroy();
  }
}

type Operators = typeof import('pdfjs-dist/legacy/build/pdf.mjs').OPS;

async function pagesOf(document: PDFDocumentProxy, operators: Operators): Promise<PdfPage[]> {
  if (document.numPages > MOST_PAGES) throw new Refused('too-many-pages');
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    pages.push(await drawn(page, (await isWrittenText(page, operators)) ? page.rotate : null));
    page.cleanup();
  }
  return pages;
}

/** `rotation` is null where the text is not to be taken. */
async function drawn(page: PDFPageProxy, rotation: number | null): Promise<PdfPage> {
  const size = page.getViewport({ scale: 1 });
  const scale = LONGEST_SIDE_PX / Math.max(size.width, size.height);
  if (!(Math.min(size.width, size.height) * scale >= LEAST_SIDE_PX)) throw new Refused('too-small');

  let viewport = page.getViewport({ scale });
  let texts = rotation === null ? [] : await placedTexts(page, viewport.transform);
  const turn = quarterOf(texts);
  if (turn !== 0) {
    viewport = page.getViewport({ scale, rotation: (page.rotate + 360 - turn) % 360 });
    texts = await placedTexts(page, viewport.transform);
  }
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!drawsAsInBrowsers(context)) throw new Error('There is nothing to draw on.');
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = await pixelsOf(sharp(data, { raw: { width, height, channels: 4 } }));
  return { pixels, words: rotation === null ? null : wordsOfText(texts) };
}

/** The canvas has all that a browser's has but what shows the focus, which nothing has on paper. */
function drawsAsInBrowsers(context: object): context is CanvasRenderingContext2D {
  return 'fillText' in context && 'drawImage' in context;
}

/** Whether the text layer of a page is all that a person reads on it. */
async function isWrittenText(page: PDFPageProxy, operators: Operators): Promise<boolean> {
  const text = (await pieces(page)).map(({ str }) => str).join('');
  if (text.trim() === '' || UNREADABLE_LETTERS.test(text)) return false;

  const annotations: { subtype?: unknown }[] = await page.getAnnotations();
  if (annotations.some(({ subtype }) => subtype !== 'Link' && subtype !== 'Popup')) return false;

  const { fnArray, argsArray } = await page.getOperatorList();
  let imagePixels = 0;
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operator === operators.setTextRenderingMode && isUnseen(args)) return false;
    if (paintsImage(operator, operators)) imagePixels += pixelsIn(args);
  }
  return imagePixels < SCAN_PIXELS;
}

/** What stands for a glyph whose letter its font does not tell. */
// oxlint-disable-next-line no-control-regex
const UNREADABLE_LETTERS = /[\u0000-\u0008\u000e-\u001f\ufffd\ue000-\uf8ff]/;

/** The modes that draw no letter: 3, and 7, which only cuts by its shape. */
function isUnseen(args: unknown): boolean {
  return Array.isArray(args) && (args[0] === 3 || args[0] === 7);
}

function paintsImage(operator: number, operators: Operators): boolean {
  return [
    operators.paintImageXObject,
    operators.paintImageXObjectRepeat,
    operators.paintImageMaskXObject,
    operators.paintImageMaskXObjectRepeat,
    operators.paintInlineImageXObject,
  ].includes(operator);
}

/** An image is named with its sides, or is there itself. */
function pixelsIn(args: unknown): number {
  if (!Array.isArray(args)) return 0;
  const [image, width, height]: unknown[] = args;
  if (typeof width === 'number' && typeof height === 'number') return width * height;
  if (typeof image !== 'object' || image === null) return 0;
  const sides = { width: 0, height: 0, ...image };
  return sides.width * sides.height;
}

type Piece = { str: string; transform: number[]; width: number };

/** All text of a page but what is blank, which only says how far apart two others stand. */
async function pieces(page: PDFPageProxy): Promise<Piece[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
}

async function placedTexts(page: PDFPageProxy, toPixels: number[]): Promise<PlacedText[]> {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toPixels;
  const scale = Math.hypot(a, b);
  return (await pieces(page)).map(({ str, transform, width }) => {
    const [right = 0, up = 0, slant = 0, height = 0, x = 0, y = 0] = transform;
    return {
      text: str,
      xPx: a * x + c * y + e,
      yPx: b * x + d * y + f,
      lengthPx: width * scale,
      sizePx: Math.hypot(slant, height) * scale,
      angleRadians: Math.atan2(b * right + d * up, a * right + c * up),
    };
  });
}

/** How far clockwise most of the text is turned, in quarters. */
function quarterOf(texts: PlacedText[]): number {
  const letters = [0, 0, 0, 0];
  for (const { text, angleRadians } of texts) {
    const quarter = (Math.round(angleRadians / (Math.PI / 2)) + 4) % 4;
    letters[quarter] = (letters[quarter] ?? 0) + text.length;
  }
  return letters.indexOf(Math.max(...letters)) * 90;
}
