/**
 * Writes into an AVIF that its alpha has the full range. libheif 1.23 writes alpha from 0 to 255
 * and says nothing of it, which means from 16 to 235: browsers then drop what is nearly clear,
 * soft shadows and the tint of lenses. One bit of the alpha's sequence header says it. Bytes that
 * say it already, or have no alpha of the expected form, stay as they are.
 *
 * Sources: ISO/IEC 14496-12 (boxes), AV1 bitstream specification 5.5 (sequence header), and
 * https://github.com/strukturag/libheif/pull/318 for why it is not written.
 */
export function withFullRangeAlpha(avif: Buffer): Buffer {
  for (const { offset, length } of itemsOf(avif)) {
    const at = colourRangeBit(avif, offset, offset + length);
    if (at === null) continue;
    const changed = Buffer.from(avif);
    changed[at >> 3]! |= 0x80 >> (at & 7);
    return changed;
  }
  return avif;
}

type Extent = { offset: number; length: number };

const SEQUENCE_HEADER = 1;

/** Where the pictures of a file lie, by its box `iloc`; only what lies in one piece. */
function itemsOf(file: Buffer): Extent[] {
  const meta = boxIn(file, 'meta', 0, file.length);
  const iloc = meta && boxIn(file, 'iloc', meta.offset + 4, meta.offset + meta.length);
  if (!iloc) return [];
  let at = iloc.offset;
  const version = file.readUInt8(at);
  const sizes = file.readUInt16BE(at + 4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  ) as [number, number, number, number];
  if (version > 1 || [offsetSize, lengthSize, baseSize].some((size) => size > 6)) return [];
  const number = (bytes: number): number => {
    at += bytes;
    return bytes === 0 ? 0 : file.readUIntBE(at - bytes, bytes);
  };
  at += 6;
  const items: Extent[] = [];
  for (let left = number(2); left > 0; left -= 1) {
    number(version === 1 ? 6 : 4);
    const base = number(baseSize);
    const extents = number(2);
    for (let extent = 0; extent < extents; extent += 1) {
      if (version === 1) number(indexSize);
      const item = { offset: base + number(offsetSize), length: number(lengthSize) };
      if (extents === 1) items.push(item);
    }
  }
  return items;
}

/** What is inside the first box of a kind; null where there is none. */
function boxIn(file: Buffer, kind: string, from: number, to: number): Extent | null {
  for (let at = from; at + 8 <= to;) {
    const size = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === kind)
      return { offset: at + 8, length: size - 8 };
    if (size < 8) return null;
    at += size;
  }
  return null;
}

/** The place of the bit `color_range` of a picture of one channel; null for any other picture. */
function colourRangeBit(file: Buffer, from: number, to: number): number | null {
  for (let at = from; at + 1 < to;) {
    const header = file[at]!;
    const hasExtension = (header & 4) !== 0;
    at += hasExtension ? 2 : 1;
    let size = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = file[at++] ?? 0;
      size |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    if (((header >> 3) & 15) === SEQUENCE_HEADER) return rangeBitIn(file, at * 8);
    at += size;
  }
  return null;
}

/** Of a sequence header that begins at this bit, where it is that of a still picture. */
function rangeBitIn(file: Buffer, begin: number): number | null {
  let at = begin;
  const read = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i += 1, at += 1)
      value = value * 2 + (((file[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  const profile = read(3);
  read(1);
  const isReduced = read(1) === 1;
  if (!isReduced || profile > 0) return null;
  read(5);
  const [widthBits, heightBits] = [read(4) + 1, read(4) + 1];
  read(widthBits + heightBits);
  // Blocks, filters and resolution; then how deep the colour is.
  read(6 + 1);
  const isOneChannel = read(1) === 1;
  if (!isOneChannel) return null;
  if (read(1) === 1) read(24);
  return at;
}
