import { crc32, deflateSync } from 'node:zlib';

/** A PNG that says it is this large and holds next to nothing. `more` are parts after its header. */
export function emptyPng(
  widthPx: number,
  heightPx: number,
  more: Buffer[] = [],
): Uint8Array<ArrayBuffer> {
  return png(widthPx, heightPx, { rows: Buffer.alloc(1000), more });
}

/** A grey PNG with these rows, each a byte 0 and a byte for each pixel. */
export function png(
  widthPx: number,
  heightPx: number,
  {
    rows = Buffer.alloc((widthPx + 1) * heightPx),
    more = [],
  }: { rows?: Buffer; more?: Buffer[] } = {},
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [
    pngPart('IHDR', header),
    ...more,
    pngPart('IDAT', deflateSync(rows)),
    pngPart('IEND'),
  ];
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]));
}

/** One part of a PNG, with its length and sum. */
export function pngPart(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** As small as a PDF can be, with `Page -2.25` on every page. */
export function pdf(
  pages: number,
  inCatalog = '',
  beforeText = '',
  inPage = '',
  inTrailer = '',
): Uint8Array<ArrayBuffer> {
  const stream = `${beforeText} BT /F 20 Tf 40 150 Td (Page -2.25) Tj ET`;
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${inCatalog} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...kids.map(
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents 4 0 R /Resources << /Font << /F 3 0 R >> >> ${inPage} >>`,
    ),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(
    `%PDF-1.7\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} ${inTrailer} >>\n%%EOF`,
  );
}
