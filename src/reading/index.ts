/** The door of the room: a reader of sheets, and what it tells of a file. */
export { createReader, type NotDone, type Reader } from './reader.ts';
export type { ReceivedPage, Refusal } from './received.ts';
export { readFile, type FileRead } from './read-file.ts';
