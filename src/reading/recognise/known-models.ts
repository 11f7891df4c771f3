/**
 * PP-OCRv4 mobile, as the package has it: where text is, what it says, and its alphabet. What reads
 * health data must be what was measured, so each file is known by its SHA-256.
 */
export const MODELS = {
  detector: {
    file: 'ch_PP-OCRv4_det_infer.onnx',
    bytes: 4_745_517,
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  recogniser: {
    file: 'ch_PP-OCRv4_rec_infer.onnx',
    bytes: 10_822_323,
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  alphabet: {
    file: 'ppocr_keys_v1.txt',
    bytes: 26_249,
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
};

/**
 * The recogniser of the same family that knows English letters alone, from a package of its own. The
 * package has no alphabet: this is that of its classes, in their order.
 */
export const LETTERS_MODEL = {
  file: 'en_PP-OCRv4_rec.onnx',
  bytes: 7_666_529,
  sha256: '870d81b658bb0ba59ae4a2aecf21f879e4921002be29d208cdcdb977af6e0959',
  alphabet: [
    ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./ ',
  ],
};

/** The characters that the recogniser knows, in its order. */
export function charactersIn(alphabet: Uint8Array): string[] {
  return new TextDecoder().decode(alphabet).trimEnd().split(/\r?\n/);
}
