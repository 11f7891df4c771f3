import { messageSealedTo } from '#service-base/message.ts';
import type { SealedColumn } from '#service-base/sealed-column.ts';
import { sealedTo } from './sealed-to.ts';

const hash = "encode(id_hash, 'hex')";
const fromHex = (text: string) => Buffer.from(text, 'hex');

/** Every column of the shop's tables that holds sealed values, and the messages that wait. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'shop.sign_ins',
    key: 'id_hash',
    sealed: 'sealed',
    place: [hash],
    contextOf: (idHash) => sealedTo.signIn(fromHex(idHash)),
  },
  {
    table: 'shop.sessions',
    key: 'id_hash',
    sealed: 'sealed',
    place: [hash],
    contextOf: (idHash) => sealedTo.session(fromHex(idHash)),
  },
  {
    table: 'shop.guests',
    key: 'shopper_key',
    sealed: 'sealed',
    place: ['shopper_key'],
    contextOf: sealedTo.guest,
  },
  {
    table: 'shop.order_lookups',
    key: 'shopper_key',
    sealed: 'sealed',
    place: ['shopper_key'],
    contextOf: sealedTo.orderLookup,
  },
  {
    table: 'shop.drafts',
    key: 'user_id',
    sealed: 'sealed',
    place: ['user_id'],
    contextOf: sealedTo.draft,
  },
  {
    table: 'shop.order_attempts',
    key: 'id',
    sealed: 'sealed_contact',
    place: ['user_id'],
    contextOf: sealedTo.contact,
  },
  {
    table: 'shop.reported_errors',
    key: 'id',
    sealed: 'details',
    place: ['request_id'],
    contextOf: sealedTo.report,
  },
  {
    table: 'shop.upload_pages',
    key: 'upload_id',
    rowsAtOnce: 5,
    sealed: 'sealed',
    place: ['upload_id', 'page'],
    contextOf: (uploadId, page) => sealedTo.picture(uploadId, Number(page)),
  },
  {
    table: 'shop.upload_pages',
    key: 'upload_id',
    rowsAtOnce: 5,
    sealed: 'sealed_text',
    place: ['upload_id', 'page'],
    contextOf: (uploadId, page) => sealedTo.pageText(uploadId, Number(page)),
  },
  {
    table: 'shop.uploads',
    key: 'id',
    sealed: 'sealed_reading',
    place: ['id'],
    contextOf: sealedTo.reading,
  },
  {
    table: 'shop.uploads',
    key: 'id',
    sealed: 'sealed_confirmation',
    place: ['id'],
    contextOf: sealedTo.confirmation,
  },
  {
    table: 'shop.messages',
    key: 'id',
    sealed: 'sealed',
    place: ['dedupe_key'],
    contextOf: sealedTo.message,
  },
  {
    table: 'graphile_worker._private_jobs',
    key: 'id',
    sealed: `decode(payload ->> 'sealed', 'base64')`,
    set: `payload = jsonb_set(payload::jsonb, '{sealed}',
      to_jsonb(translate(encode(resealed.value, 'base64'), E'\\n', '')))::json`,
    place: [],
    contextOf: () => messageSealedTo,
  },
];
