/** A picture made ready to be served: nothing in it but what is seen. */
export type MadePicture = {
  /** A raster is WebP, of which all widths and formats are made; a vector is SVG. */
  kind: 'raster' | 'vector';
  bytes: Uint8Array;
  /** Something behind it may be seen through. */
  isClear: boolean;
  /** Of a raster. */
  size: { width: number; height: number } | null;
};

/** Why a file is not taken. */
export type PictureFault = { fault: string };

/** The files that lie beside a catalogue, by the paths that it names; each is looked at once. */
export type PicturesBeside = {
  /** The first half of the SHA-256 of what is in it. */
  hashOf(path: string): Promise<{ hash: string } | PictureFault>;
  /** What is served of it; only harmless pictures become one. */
  make(path: string): Promise<MadePicture | PictureFault>;
};
