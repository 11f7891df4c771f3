import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { keptOrderNumber } from '#domain/orders/order-number.ts';
import { confirmReview, refuseReview } from '#server/orders/review-order.ts';
import { findPicturedOrder, waitingOrders } from '#shop/ordering/picture-review.ts';
import { openForOptician } from '#shop/uploads/for-optician.ts';
import { done, failed, lines, type Commands } from '../command.ts';
import { lookingOf, lookingOptions, noteLooking } from '../orders/looking.ts';
import { requireOurOrders } from '../whose.ts';

const doesNotWait = 'No such order waits for an optician.';
const pictureId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Orders that wait until an optician has compared the prescription with its picture. */
export const rxReviewCommands: Commands = {
  'rx pending': {
    does: 'the orders that wait until an optician has looked at their picture, the oldest first',
    async run(services) {
      requireOurOrders(services);
      const waiting = (await waitingOrders(services.pool)).map(({ orderNumber, since }) => ({
        number: displayOrderNumber(orderNumber),
        since,
      }));
      return done(waiting.map((order) => lines(order)).join('\n\n') || 'None waits.', waiting);
    },
  },
  'rx show': {
    takes: '<number>',
    does: 'its values, waiting or not, by the number of the order or the pictureId of orders export, with where each came from, and its picture in a file; who looks, and why, goes into the audit',
    requires: {
      ...lookingOptions.requires,
      '--out <file.jpg>': 'a new file that its owner alone can read; further pages beside it',
    },
    options: lookingOptions.options,
    async run(services, [text = ''], options) {
      requireOurOrders(services);
      const looking = lookingOf(options);
      const key = pictureId.test(text)
        ? { uploadId: text }
        : { orderNumber: keptOrderNumber(text) };
      const order = await findPicturedOrder(services.pool, key);
      if (!order) return failed('No such order was taken from a picture.');
      await noteLooking(services, looking, 'rx.show', [order.orderNumber]);
      const opened = await openForOptician(services, order.uploadId);
      if (!opened)
        return failed(
          order.isWaiting
            ? 'Its picture is gone: ask the member for the paper, compare it with orders show, then rx confirm or rx refuse.'
            : 'Its picture is gone.',
        );
      const pictures = await writePages(String(options['out']), opened.pages);
      const values = Object.entries(opened.values).map(([name, value]) => {
        const { text: said, source, confidence } = value;
        return { name, text: said, source, confidence };
      });
      const rows = values.map(({ name, text: said, source, confidence }) =>
        [
          name,
          said || '(empty)',
          source,
          confidence === null ? '' : `${Math.round(confidence * 100)} %`,
        ]
          .map((cell) => cell.padEnd(16))
          .join('')
          .trimEnd(),
      );
      return done([...rows, ...pictures.map((file) => `Picture: ${file}`)].join('\n'), {
        number: displayOrderNumber(order.orderNumber),
        values,
        pictures,
      });
    },
  },
  'rx confirm': {
    takes: '<number>',
    does: 'the prescription is that of the picture: the order may be made',
    ...lookingOptions,
    async run(services, [text = ''], options) {
      requireOurOrders(services);
      const isDone = await confirmReview(services, keptOrderNumber(text), lookingOf(options));
      return isDone ? done('It may be made.', { review: 'confirmed' }) : failed(doesNotWait);
    },
  },
  'rx refuse': {
    takes: '<number>',
    does: 'the prescription is not that of the picture: cancels the order, and tells its member what to do',
    ...lookingOptions,
    asks: ([number]) => `Cancel order ${number}?`,
    async run(services, [text = ''], options) {
      requireOurOrders(services);
      const isDone = await refuseReview(services, keptOrderNumber(text), lookingOf(options));
      return isDone ? done('It is canceled.', { review: 'refused' }) : failed(doesNotWait);
    },
  },
};

/** `name.jpg`, `name-2.jpg`, ... */
async function writePages(file: string, pages: Uint8Array[]): Promise<string[]> {
  const { dir, name, ext } = path.parse(file);
  const files = pages.map((_page, index) =>
    index === 0 ? file : path.join(dir, `${name}-${index + 1}${ext}`),
  );
  for (const [index, page] of pages.entries())
    await writeFile(files[index]!, page, { flag: 'wx', mode: 0o600 });
  return files;
}
