/*
 * Schemas of what calls take and answer: in contracts and in what reads or writes them down, all
 * of which stays on the server. Pages know none.
 */
// oxlint-disable-next-line no-restricted-imports -- here and nowhere else
export { z } from 'zod';
