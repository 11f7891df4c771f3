import { makePicture, openNothingElse } from './make-picture.ts';

/** The process that opens pictures: bytes in, what is served of them out, one after the other. */
openNothingElse();
process.on('message', (bytes: Uint8Array) => {
  void makePicture(bytes).then((made) => process.send?.(made));
});
