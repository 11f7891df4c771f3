import { redirect, type LoaderFunctionArgs } from 'react-router';
import { keptOrderNumber } from '#domain/orders/order-number.ts';
import { insteadOfAnswer } from '#clients/client.ts';
import { localeContext, nameOf, requireShopper } from '../app/context.ts';
import { pathIn } from '../app/paths.ts';
import { receiptOf } from './receipt.ts';
import { receiptPdf } from './receipt-pdf.server.ts';
import { findOrder } from './recent-orders.ts';

/**
 * `GET /User/Order/<number>/Receipt`: the receipt of one of the shopper's orders, to download. Where
 * there is none, the order's page says why.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const shopper = requireShopper(context);
  const number = keptOrderNumber(params.number ?? '');
  const locale = context.get(localeContext);
  const order = number && (await findOrder(shopper, number).catch(insteadOfAnswer(null)));
  if (!order) throw redirect(pathIn(locale)('orders.order', { number: params.number ?? '' }));
  const name = nameOf(shopper);
  const receipt = receiptOf(order, name ? `${name.firstName} ${name.lastName}` : '', locale);
  return new Response(new Uint8Array(await receiptPdf(receipt)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${order.number}.pdf"`,
      'Content-Security-Policy': `sandbox; default-src 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
