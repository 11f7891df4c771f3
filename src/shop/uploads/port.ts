import type { Place, PictureReading, ReadName } from '#domain/prescription/picture-reading.ts';

/** A page as it is kept: a JPEG drawn anew, without anything else that the file held. */
export type UploadedPage = {
  picture: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** What the text layer of a document says there, as the reader wrote it for itself. */
  text?: string;
};

/**
 * Why a file is not taken: nothing in it, none of the kinds we take, a kind of iPhones that
 * cannot be read, more than 40 megapixels, a side under 200 pixels, damaged, or a document with
 * too many pages or a password. Of FHIR documents: none of a prescription, one that may not be
 * filled, one of contact lenses, one whose values cannot all be taken, or one beside other files.
 */
export const FILE_FAULTS = [
  'empty',
  'wrong-type',
  'heic',
  'too-many-pixels',
  'too-small',
  'unreadable',
  'too-many-pages',
  'locked',
  'other-document',
  'not-active',
  'contact-lenses',
  'broken-document',
  'document-alone',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** So many pages of one paper are taken, in whatever files. */
export const PAGES_MAX = 5;
/** So many papers of one shopper within 24 hours. */
export const UPLOADS_A_DAY = 5;

/** Looks into files, away from everything else: a file that harms harms nobody. */
export type PaperReader = {
  /**
   * The pages of the files in their order, and what stands on them where `read` asks for that. A
   * FHIR document has no page, and what it says is known without being read.
   */
  receive(
    files: Uint8Array[],
    options: { read: boolean; signal?: AbortSignal },
  ): Promise<
    | { ok: true; pages: UploadedPage[]; reading: PictureReading | null }
    /** `file` counts from 0. */
    | { ok: false; fault: FileFault; file: number }
    /** Too much is being read at the moment. */
    | { ok: false; fault: 'busy' }
  >;
  /**
   * What stands on pages that were received before: by the text that a document brought with it,
   * where it was kept, else by their pictures.
   */
  read(pages: UploadedPage[], signal?: AbortSignal): Promise<PictureReading>;
};

/** So many pictures come in at once, each held whole in memory; false where the line is too long. */
export type Intake = { enter(): Promise<boolean>; leave(): void };

/** What a shopper gave, without its pictures. */
export type Upload = {
  id: string;
  /** An instant. */
  givenAt: string;
  pages: { widthPx: number; heightPx: number }[];
  /** Null while nobody asked to read it. */
  reading: PictureReading | null;
  confirmation: Confirmation | null;
};

/** What the person said of the values on the paper, and where each came from. */
export type Confirmation = {
  /** An instant. */
  at: string;
  values: Partial<Record<ReadName, ConfirmedValue>>;
};

export type ConfirmedValue = {
  /** As it stands in the form; empty where the person removed it, or left it so. */
  text: string;
  /** `read`: as it was read; `corrected`: read otherwise; `typed`: nothing certain was read. */
  source: 'read' | 'corrected' | 'typed';
  /** How sure the reading was, 0 to 1; null where nothing was read. */
  confidence: number | null;
  place: Place | null;
};

export type GiveResult =
  | { ok: true; upload: Upload }
  | { ok: false; fault: FileFault; file: number }
  | { ok: false; fault: 'busy' | 'too-many-pages' }
  /** The sixth within 24 hours; how long until the next may come, in seconds. */
  | { ok: false; fault: 'too-often'; waitSeconds: number };

/** The papers of one shopper. */
export type Uploads = {
  /** Takes the files of one paper, all or none. */
  give(files: Uint8Array[], options: { read: boolean; signal?: AbortSignal }): Promise<GiveResult>;
  /** One of theirs; null when it is not theirs, is gone, or never was. */
  find(id: string): Promise<Upload | null>;
  /** The JPEG of one page, counted from 0; null like `find`. */
  picture(id: string, page: number): Promise<Uint8Array | null>;
  /**
   * Reads what was only kept, or what could not be read at the time (`PaperReader.read`). Null
   * like `find`.
   */
  read(id: string, signal?: AbortSignal): Promise<Upload | null>;
  /** What the person said of it, whose saved prescription it is from now on. */
  confirm(id: string, values: Confirmation['values']): Promise<void>;
  /** The id of that which the saved prescription was compared with; null like `find`. */
  findOfSaved(): Promise<string | null>;
  /** Another prescription was saved, without a picture. */
  leaveSaved(): Promise<void>;
  /** An order needs it from now on: it is kept longer. Deleting it still takes effect at once. */
  keepForOrder(id: string): Promise<void>;
  /** Deletes its pictures and all that was read. */
  forget(id: string): Promise<void>;
};
