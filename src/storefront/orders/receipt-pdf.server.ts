import PdfWriter from 'pdfkit';
import bold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?inline';
import boldMore from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?inline';
import regularMore from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?inline';
import regular from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?inline';
import type { Receipt } from './receipt.ts';

/** Points, 72 to an inch. */
const MARGIN = 56;
const BODY = 11;
const SMALL = 9;
const LINE_COLOUR = '#8a8a84';
/** Where values begin beside their names, from the left edge. */
const VALUES_AT = 200;
const AMOUNT_WIDTH = 110;
const ROW_GAP = 6;

const TAGS = { en: 'en-US', de: 'de-DE' } as const;
const SIZES = { en: 'LETTER', de: 'A4' } as const;

/** A receipt as one page of PDF that can be read aloud: tagged, with its language and its fonts. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { locale, title } = receipt;
  const options = {
    size: SIZES[locale],
    margin: MARGIN,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: TAGS[locale],
    displayTitle: true,
    info: { Title: title },
  };
  // The types do not know PDF/UA.
  const document = new PdfWriter(options as PDFKit.PDFDocumentOptions);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<void>((resolve) => document.on('end', resolve));
  const fonts = { regular, bold, 'regular more': regularMore, 'bold more': boldMore };
  for (const [name, font] of Object.entries(fonts)) document.registerFont(name, fontIn(font));
  drawReceipt(document, receipt);
  document.end();
  await written;
  return Buffer.concat(parts);
}

function drawReceipt(document: PDFKit.PDFDocument, receipt: Receipt): void {
  const page = document.struct('Document');
  document.addStructure(page);
  const width = document.page.width - 2 * MARGIN;
  const say = (tag: string, draw: () => void) => page.add(document.struct(tag, {}, draw));

  say('H1', () => write(document.fontSize(24), 'bold', receipt.title));
  document.moveDown(0.5).fontSize(BODY);
  say('P', () => receipt.seller.forEach((line) => write(document, 'regular', line)));
  document.moveDown(1.5);

  for (const { name, lines } of receipt.facts) {
    const top = document.y;
    say('P', () => {
      write(document, 'regular', name, { x: MARGIN, width: VALUES_AT - MARGIN - 8 });
      const afterName = document.y;
      document.y = top;
      const room = { x: VALUES_AT, width: width + MARGIN - VALUES_AT };
      for (const line of lines) write(document, 'bold', line, room);
      document.y = Math.max(afterName, document.y) + ROW_GAP;
    });
  }
  document.moveDown(1);

  const table = document.struct('Table');
  page.add(table);
  for (const { label, detail, amount, isSum } of receipt.rows) {
    const row = document.struct('TR');
    table.add(row);
    if (isSum) rule(document, width);
    const top = document.y;
    const weight = isSum ? 'bold' : 'regular';
    const room = { x: MARGIN, width: width - AMOUNT_WIDTH };
    row.add(
      document.struct('TH', {}, () => {
        write(document.fontSize(BODY), weight, label, room);
        if (detail) write(document.fontSize(SMALL), 'regular', detail, room);
      }),
    );
    const bottom = document.y;
    row.add(
      document.struct('TD', {}, () => {
        document.y = top;
        const x = MARGIN + width - AMOUNT_WIDTH;
        write(document.fontSize(BODY), weight, amount, { x, width: AMOUNT_WIDTH, align: 'right' });
      }),
    );
    row.end();
    document.y = bottom + ROW_GAP;
  }
  table.end();
  document.moveDown(1).fontSize(SMALL);
  say('P', () => write(document, 'regular', receipt.note, { x: MARGIN, width }));
  page.end();
}

type Weight = 'regular' | 'bold';
type Room = { x?: number; width?: number; align?: 'right' };

/** Letters that the first font of each weight has not, as in 'Łukasz', are taken from its second. */
function write(
  document: PDFKit.PDFDocument,
  weight: Weight,
  text: string,
  { x = MARGIN, ...room }: Room = {},
): void {
  // Soft hyphens are for browsers.
  const plain = text.replaceAll('\u00ad', '');
  const runs = plain.match(/[\u0100-\u024f\u1e00-\u1eff]+|[^\u0100-\u024f\u1e00-\u1eff]+/g) ?? [];
  runs.forEach((run, place) => {
    document.font(/[\u0100-\u024f\u1e00-\u1eff]/.test(run) ? `${weight} more` : weight);
    const continued = place < runs.length - 1;
    if (place === 0) document.text(run, x, document.y, { ...room, continued });
    else document.text(run, { ...room, continued });
  });
}

/** A line that is no part of what is read. */
function rule(document: PDFKit.PDFDocument, width: number): void {
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(MARGIN, document.y)
    .lineTo(MARGIN + width, document.y)
    .lineWidth(0.75)
    .stroke(LINE_COLOUR);
  document.endMarkedContent();
  document.y += ROW_GAP;
}

/** The build puts the font into the program as a data address. */
function fontIn(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
