import { insteadOfAnswer, isServiceError } from '#clients/client.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { FrameListDocument, type FrameListQuery } from '#clients/generated/commerce.ts';
import type { Member } from '#shop/shopper.ts';
import { readBenefit } from '../cart/index.ts';
import { readOrderSteps } from '../order-steps/index.ts';
import { readSavedPrescription } from '../prescription/index.ts';
import { adviceFor, facetCounts } from './facets.ts';
import { frameCards } from './frame-card.ts';
import { filtersOf, type ListFilters } from './list-filters.ts';
import { listVariables } from './list-query.ts';

/** Everything that the list shows for the query of its address. */
export async function loadFrameList(member: Member, locale: Locale, query: URLSearchParams) {
  const draft = await member.drafts.read();
  const orderLensType = draft.lensType ?? null;
  const asked = filtersOf(query, orderLensType);
  const [saved, steps, benefit, { answer, filters }] = await Promise.all([
    // Without member data frames can still be looked at; what fits is told later.
    readSavedPrescription(member, draft.lensType).catch(insteadOfAnswer(null)),
    readOrderSteps(member, locale, draft),
    readBenefit(member, locale),
    readPage(member.commerce(storeOf(locale)), asked, draft.sku),
  ]);
  const lensType = orderLensType ?? filters.lensType;
  const prescription = saved?.prescription ?? null;
  const total = answer.products?.total_count ?? 0;
  const isFrameChosen = steps.some(({ id, isDone }) => id === 'frames' && isDone);
  const keptName = answer.kept?.items?.[0]?.name;
  return {
    filters,
    orderLensType,
    total,
    pageCount: Math.max(1, Math.ceil(total / filters.itemsPerPage)),
    cards: frameCards(answer, {
      colours: filters.colors,
      wanted: lensType && { lensType, prescription },
      benefit,
    }),
    /** In minor units; null while it is not known what the plan pays. */
    frameUpToMinor: benefit?.capsMinor.frame ?? null,
    /** The lens type that cards speak of while the member's own lenses are not known. */
    typeOnly: prescription && orderLensType ? null : lensType,
    counts: facetCounts(answer, filters),
    advice: total === 0 ? adviceFor(answer, filters) : null,
    kept: !isFrameChosen && draft.sku && keptName ? { sku: draft.sku, name: keptName } : null,
    steps,
  };
}

type Commerce = ReturnType<Member['commerce']>;

/** A page past the last one is answered with the last one. */
async function readPage(
  commerce: Commerce,
  asked: ListFilters,
  keptSku: string | undefined,
): Promise<{ answer: FrameListQuery; filters: ListFilters }> {
  const read = async (filters: ListFilters) => ({
    answer: await commerce.run(FrameListDocument, listVariables(filters, keptSku)),
    filters,
  });
  try {
    return await read(asked);
  } catch (error) {
    if (!isServiceError(error) || error.category !== 'input' || asked.page === 1) throw error;
    const first = await read({ ...asked, page: 1 });
    const last = Math.ceil((first.answer.products?.total_count ?? 0) / asked.itemsPerPage);
    return last > 1 ? read({ ...asked, page: last }) : first;
  }
}
