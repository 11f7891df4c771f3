import type { CatalogueFault, ProductLink } from '#commerce/index.ts';
import { columnsAt } from './columns.ts';
import type { LineFault } from './read-line.ts';
import { dependents, type CsvProduct } from './read-products.ts';

/** Where each SKU and address of a file stands, and which of its lines are left out. */
export type Seen = ReturnType<typeof createSeen>;

/** What is known of a file before it is read. */
export function createSeen() {
  const lineOfSku = new Map<string, number>();
  const lineOfNumber = new Map<string, number>();
  const lineOfUrlKey = new Map<string, number>();
  const frameOf = new Map<number, number>();
  const colorsOf = new Map<number, readonly number[]>();
  /** Of a product that it comes in. */
  const variants = new Set<string>();
  const left = new Set<number>();
  const leftLinks = new Set<string>();

  function twice(
    known: Map<string, number>,
    key: string,
    { line, column }: { line: number; column: string },
    fault: string,
  ): LineFault[] {
    const before = known.get(key);
    if (before === undefined) known.set(key, line);
    if (before === undefined || before === line) return [];
    return [{ line, column, fault: `${fault} in line ${before}` }];
  }

  function noteOne(sku: string, urlKey: string | undefined, line: number): LineFault[] {
    const at = { line, column: 'sku' };
    const faults = twice(lineOfSku, sku, at, 'stands there already,');
    if (faults.length > 0) return faults;
    const number = sku.replace(/^0+(?=\d)/, '');
    faults.push(...twice(lineOfNumber, number, at, 'is told apart by zeros alone from the one'));
    if (faults.length > 0 || urlKey === undefined) return faults;
    return twice(lineOfUrlKey, urlKey, { line, column: 'url_key' }, 'stands there already,');
  }

  /** Those that a product comes in stand in one cell of its line. */
  function noteVariants(product: CsvProduct, line: number): LineFault[] {
    if (!('goods' in product) || product.goods.type !== 'configurable') return [];
    return product.goods.variants.flatMap(({ sku }) => {
      const before = lineOfSku.get(sku);
      if (before !== undefined) {
        const fault = `${sku}: stands there already, in line ${before}`;
        return [{ line, column: variantsColumn, fault }];
      }
      lineOfSku.set(sku, line);
      variants.add(sku);
      return [];
    });
  }

  /** Leaves a line out that has a fault; answers why others are left out with it. */
  function leaveOut(line: number): LineFault[] {
    if (left.has(line)) return [];
    left.add(line);
    const alone = (colorsOf.get(line) ?? []).filter((color) => !left.has(color));
    for (const color of alone) left.add(color);
    const frame = frameOf.get(line);
    const isLast =
      frame !== undefined &&
      !left.has(frame) &&
      colorsOf.get(frame)?.every((color) => left.has(color));
    if (isLast) left.add(frame);
    return [
      ...alone.map((color) => dependents.color(color, line)),
      ...(isLast ? [dependents.frame(frame)] : []),
    ];
  }

  return {
    /** What of a product stands there already, and what is left out for that. */
    note(product: CsvProduct): LineFault[] {
      const { lines } = product;
      const one = 'frame' in product ? product.frame : product.goods;
      const colors = 'frame' in product ? product.frame.colors : [];
      const lineOf = (sku: string) => lines.get(sku) ?? 0;
      if (colors.length > 0)
        colorsOf.set(
          lineOf(one.sku),
          colors.map(({ sku }) => lineOf(sku)),
        );
      for (const { sku } of colors) frameOf.set(lineOf(sku), lineOf(one.sku));
      const own = [one, ...colors].flatMap(({ sku, urlKey }) => noteOne(sku, urlKey, lineOf(sku)));
      const faults = [...own, ...noteVariants(product, lineOf(one.sku))];
      return faults.flatMap((fault) => [fault, ...leaveOut(fault.line)]);
    },
    leaveOut,
    isLeftOut: (line: number) => left.has(line),
    countLeftOut: () => left.size + leftLinks.size,
    /** Leaves out of a product that it leads to what is not there. */
    leaveOutLink: (from: string, link: ProductLink) => void leftLinks.add(linkText(from, link)),
    isLinkLeftOut: (from: string, link: ProductLink) => leftLinks.has(linkText(from, link)),
    /** A fault that was found beside what the shop knows, as one of its line. */
    placed({ place, fault }: CatalogueFault): LineFault {
      const [, sku = '', field = ''] = /^SKU (\S+) ?(.*)$/.exec(place) ?? [];
      const line = lineOfSku.get(sku) ?? 0;
      if (variants.has(sku))
        return { line, column: variantsColumn, fault: `${`${sku} ${field}`.trim()}: ${fault}` };
      const [column] = columnsAt([field || 'sku'], 'goods', {});
      return { line, column: column?.name ?? field, fault };
    },
  };
}

const variantsColumn = 'variants';

function linkText(from: string, { kind, sku }: ProductLink): string {
  return `${from} ${kind} ${sku}`;
}
