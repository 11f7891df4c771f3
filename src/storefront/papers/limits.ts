/** One photo, or one document. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
