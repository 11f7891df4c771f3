import { myFramesOf } from '#domain/frames/fits-me.ts';
import type { Locale } from '#domain/people/locale.ts';
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { shopContext, localeContext, pageRequestContext, requireShopper } from '../app/context.ts';
import { readBenefit } from '../cart/index.ts';
import { choosePair, type PairProblem } from './add-pair.ts';
import { orderExpress } from './order-express.ts';
import { frameWords, problemWords } from './frame-words.server.ts';
import { FramePage } from './frame-page.tsx';
import { lensFor } from './lens-offers.ts';
import { measureLines } from './measure-lines.ts';
import { fitOf, loadFrame, shownColour, USUAL_LENS_TYPE } from './load-frame.ts';
import { pageOf, readFrameReviews, reviewMarkup } from '../reviews/index.ts';
import { readOrderSteps, STEP_PAGES } from '../order-steps/index.ts';
import { reportError } from '../app/report-error.ts';
import { pairPrices } from './pair-prices.ts';
import { putInCart, rememberChoice } from './put-choice-in-cart.ts';
import { titled } from '../app/page-title.ts';
import { todayOf } from '../app/today.ts';
import { pathIn } from '../app/paths.ts';
import type { OrderStep } from '#domain/orders/order-progress.ts';
import { readSaved } from '../wishlist/index.ts';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const { sku } = params;
  if (!sku) throw redirect(pathIn(locale)('frames.list'));
  const today = todayOf(context.get(shopContext).now(), locale);
  const query = new URL(request.url).searchParams;
  const reviewsPage = pageOf(query, 'reviews');
  const [page, steps, benefit, saved, reviews] = await Promise.all([
    loadFrame(shopper, locale, { sku, today }),
    readOrderSteps(shopper, locale),
    readBenefit(shopper, locale),
    readSaved(shopper, locale),
    readFrameReviews(context, { sku, page: reviewsPage }),
  ]);
  if (!page) throw data(null, { status: 404 });

  const { frame, order, lenses, cheapest, draft } = page;
  // A colour's own are another thing on other platforms.
  const aboutFrame =
    frame.sku === sku
      ? reviews
      : await readFrameReviews(context, { sku: frame.sku, page: reviewsPage });
  const colour = shownColour(page, query.get('sku'), sku);
  const fit = fitOf(frame, order);
  const { tryOnProvider, settings } = context.get(shopContext);
  const { faceToFrameOffsetMm } = settings;
  const skus = frame.colours.map((one) => one.sku);
  const tryable = (await tryOnProvider?.availableAmong(skus))?.has(colour.sku);
  const tryOnPage = tryable ? tryOnProvider?.pageOf(colour.sku) : undefined;
  const me = query.get('me') ?? '';
  return {
    frame: { ...frame, measured: null },
    colourSku: colour.sku,
    lines: measureLines(frame.measures),
    fits: fit?.fits ?? null,
    /** Of whom the page speaks, as a query. */
    me: me ? { me } : {},
    words: frameWords(page, fit, {
      locale,
      mine: myFramesOf(me),
      tryOnPage,
      faceToFrameOffsetMm,
      plan: benefit ?? shopper.kind,
      maySkip: shopper.kind === 'member' && !order.missing && !steps.some(isChosenFrame),
    }),
    lensType: order.lensType,
    missing: order.missing,
    lenses,
    lens: lensFor(lenses, query.get('lens'), draft.lens)?.code ?? null,
    lensesFromType: order.lensType ?? USUAL_LENS_TYPE,
    prices: pairPrices(colour.priceMinor, { offers: lenses.offers, cheapest, benefit }),
    steps,
    /** Null where nothing can be saved. */
    isSaved: saved && saved.includes(frame.sku),
    reviews: aboutFrame && reviewMarkup(aboutFrame, { locale, sku: frame.sku, query }),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const to = pathIn(locale);
  const today = todayOf(context.get(shopContext).now(), locale);
  const [form, page] = await Promise.all([
    request.formData(),
    loadFrame(shopper, locale, { sku: params.sku ?? '', today }),
  ]);
  if (!page) throw data(null, { status: 404 });

  const { frame, order } = page;
  const kept = frame.colours.find(({ sku }) => sku === form.get('sku'));
  if (order.missing) {
    if (kept) await shopper.drafts.save({ sku: kept.sku });
    return redirect(to(STEP_PAGES[order.missing]), 303);
  }
  const choice = choosePair(form, page);
  if (!choice.ok) return refused(choice.problem, locale);

  const { colour, lens } = choice;
  const pair = await rememberChoice(shopper, page, order, choice);
  if (form.get('intent') === 'express' && shopper.kind === 'member') {
    const { hasPaymentPage } = context.get(shopContext).settings;
    const priced = {
      colourMinor: colour.priceMinor,
      lensMinor: lens.priceMinor,
      hasPaymentPage,
    };
    const express = await orderExpress(shopper, locale, pair, priced);
    if (express.status === 'ready') return redirect(to('checkout.order-review'), 303);
    if (express.status === 'refused') {
      const { message, problem: id } = express;
      await reportError(context, {
        errorType: 'expressCheckout',
        message: message || id,
        isFromBrowser: false,
      });
      return refused({ id, message }, locale);
    }
  }
  const problem = await putInCart(context, pair);
  if (problem) return refused(problem, locale);
  context.get(pageRequestContext).flash({ id: 'cartAdded', params: { product: frame.name } });
  return redirect(to('checkout.cart-preview'), 303);
}

/** A frame is in the cart: what becomes of it is looked at there. */
function isChosenFrame({ id, isDone }: OrderStep): boolean {
  return id === 'frames' && isDone;
}

function refused(problem: PairProblem, locale: Locale) {
  return data({ problems: [problemWords(problem, locale)] }, { status: 422 });
}

export const meta = titled<typeof loader>(
  (texts, loaded) => loaded?.frame.name ?? texts.errors.notFound.title,
);

export const handle = { back: 'frames.list' } satisfies PageHandle;

export default function Frame() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // Another frame on the same route is another page: nothing chosen here belongs to it.
  return <FramePage key={loaded.frame.sku} loaded={loaded} problems={answer?.problems} />;
}
