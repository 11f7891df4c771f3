import path from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Box } from '../words.ts';
import { cellOf } from './cell.ts';
import { packageFolder, readKnown } from './models.ts';
import type { Pixels } from './pixels.ts';
import { lengthened } from './rectangle.ts';

const SHA256 = '45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91';
const LONGER = 0.35;
/** Tesseract wants paper around what it reads. */
const RIM_PX = 12;

export type CellEngine = {
  /** What stands in a box, of the characters that a value can have; null for nothing. */
  read(page: Pixels, box: Box): Promise<string | null>;
  close(): Promise<void>;
};

/** Tesseract, from the files of its packages alone: it asks no other host, and writes no file. */
export async function startCellEngine(): Promise<CellEngine> {
  const langPath = path.join(packageFolder('@tesseract.js-data/eng'), '4.0.0_best_int');
  await readKnown(path.join(langPath, 'eng.traineddata.gz'), SHA256);
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_LINE,
    user_defined_dpi: '300',
    tessedit_char_whitelist: '0123456789.,+-−–° ',
  });
  return {
    read: (page, box) => readCell(worker, page, box),
    close: async () => void (await worker.terminate()),
  };
}

async function readCell(worker: Worker, page: Pixels, box: Box): Promise<string | null> {
  const { width, height, paper } = cellOf(page, lengthened(box, LONGER));
  const grey = Uint8Array.from(paper, (value) => Math.round(value * 255));
  const picture = await sharp(grey, { raw: { width, height, channels: 1 } })
    .extend({ top: RIM_PX, bottom: RIM_PX, left: RIM_PX, right: RIM_PX, background: 'white' })
    .png()
    .toBuffer();
  const { data } = await worker.recognize(picture);
  return data.text.trim() || null;
}
