import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { modelFile, modelIO } from './model-file.ts';

const models = ['Bram', 'Falk', 'Petra'].map((name) =>
  demoCatalogue.frames.find((frame) => frame.name === name)!,
);

test.each(models)(
  '$name is one small file with its colours and temples that fold',
  async (frame) => {
    const file = await modelFile(frame);
    const document = await modelIO().readBinary(file);
    const root = document.getRoot();

    expect(file.byteLength).toBeLessThan(100_000);
    const variants = root
      .listExtensionsUsed()
      .find((used) => used.extensionName === 'KHR_materials_variants');
    expect(variants).toBeDefined();
    const names = root.listNodes().map((node) => node.getName());
    expect(names).toEqual(expect.arrayContaining(['front', 'temple-left', 'temple-right']));
    const temple = root.listNodes().find((node) => node.getName() === 'temple-left')!;
    expect(temple.getExtras().foldedDegrees).toBe(90);
    expect(temple.getWorldTranslation()[0]).toBeGreaterThan(0.05);
    const materials = new Set(root.listMaterials().map((material) => material.getName()));
    for (const { name } of frame.colors) expect(materials).toContain(`${name.en} front`);
  },
);

test('a lens keeps its measure in the file', async () => {
  const [frame] = models;
  const document = await modelIO().readBinary(await modelFile(frame!));
  const node = document
    .getRoot()
    .listNodes()
    .find((one) => one.getName() === 'lens-left')!;
  const position = node.getMesh()!.listPrimitives()[0]!.getAttribute('POSITION')!;
  const [from, to] = [position.getMinNormalized([]), position.getMaxNormalized([])];
  const scale = node.getWorldScale()[0];
  const widthMm = (to[0]! - from[0]!) * scale * 1000;
  expect(Math.abs(widthMm - frame!.measurements.lensWidthMm)).toBeLessThan(0.1);
});
