import { createHash } from 'node:crypto';
import { demoCatalogue } from './frames/index.ts';
import { aDayIn } from './days.ts';
import { demoMembers, type DemoMember } from './members.ts';
import { savedPrescription } from './prescriptions.ts';
import content from './content.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import { brand } from '#storefront/brand/brand.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { MemberRecord } from '#member-data/index.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { draftsOf } from '#shop/drafts/drafts.ts';
import type { Services } from '#server/services.ts';
import { seedPastOrder } from './past-orders.ts';

type Say = (line: string) => void;

/** Its switch tells that members and past orders are there. */
const filled = 'demo-filled';

/**
 * Fills an empty shop with the demo's catalogue, members and past orders. Later starts skip it,
 * but for a catalogue that says more of the frames than the one that was imported.
 */
export async function ensureDemo(services: Services, say: Say): Promise<void> {
  await ensureCatalogue(services, say);
  await ensureContent(services);
  await ensureReviews(services);
  if (await isOn(services, filled)) return;
  await savePromotions(services);
  say('Members…');
  await services.memberData.members.import(demoMembers.map(recordOf));
  for (const member of demoMembers) await settle(services, member);
  await switchOn(services, filled);
}

async function ensureCatalogue(services: Services, say: Say): Promise<void> {
  const mark = createHash('sha256').update(JSON.stringify(demoCatalogue)).digest('hex');
  const imported = `demo-catalogue-${mark.slice(0, 16)}`;
  if (await isOn(services, imported)) return;
  say('Catalogue…');
  await services.commerce.importCatalogue(demoCatalogue, { replaces: true });
  await switchOn(services, imported);
}

/** Pages of help, which somebody who tries the demo may have changed: once for each version. */
async function ensureContent(services: Services): Promise<void> {
  const mark = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const imported = `demo-content-${mark.slice(0, 16)}`;
  if (await isOn(services, imported)) return;
  await services.commerce.importContent(content);
  await switchOn(services, imported);
}

/** Some that nobody wrote, so that pages have something to show; only once. */
async function ensureReviews(services: Services): Promise<void> {
  if (await isOn(services, 'demo-reviews')) return;
  const dayMs = 24 * 60 * 60 * 1000;
  await services.commerce.reviews.seed(
    reviews.map(({ daysAgo, store, ...review }) => ({
      ...review,
      store: store as StoreCode,
      writtenAt: new Date(Date.now() - daysAgo * dayMs),
    })),
  );
  await switchOn(services, 'demo-reviews');
}

/** Empties every table of the three rooms and fills the shop anew. */
export async function resetDemo(services: Services): Promise<void> {
  if (services.env.FRAMEWELL_MODE !== 'demo')
    throw new Error('Only a demo can be brought back to its first state.');
  const { rows } = await services.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('commerce', 'member_data', 'shop') and tablename not like '%migrations'
       and format('%I.%I', schemaname, tablename) <> all($1)`,
    [alwaysThere],
  );
  await emptyTables(
    services,
    rows.map(({ name }) => name),
  );
  await ensureDemo(services, () => {});
}

/** Set up when a database is made: what a shop has before it has anything to sell. */
export const alwaysThere = [
  'commerce.stores',
  'commerce.customer_groups',
  'commerce.shipping_rates',
  'commerce.categories',
  'commerce.category_texts',
  'commerce.catalog_version',
  'commerce.review_ratings',
  'shop.database_mark',
  'shop.sealing_keys',
];

async function emptyTables({ pool }: Services, tables: string[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    // The audit refuses to be emptied; a demo's is the one exception.
    await client.query('alter table shop.audit disable trigger audit_is_append_only');
    await client.query(`truncate ${tables.join(', ')} restart identity cascade`);
    await client.query('alter table shop.audit enable trigger audit_is_append_only');
  });
}

async function isOn({ pool }: Services, name: string): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from shop.switches where name = $1 and is_on`, [
    name,
  ]);
  return rows.length > 0;
}

async function switchOn({ pool }: Services, name: string): Promise<void> {
  await pool.query(
    `insert into shop.switches (name, is_on) values ($1, true)
     on conflict (name) do update set is_on = true`,
    [name],
  );
}

async function savePromotions({ commerce }: Services): Promise<void> {
  const caps = { frame: 15000, lens: 6000 };
  await commerce.promotions.saveCartRule({
    code: 'plan-benefit',
    groupCode: 'plan-members',
    labels: { default: `${brand.plan.name} benefit`, german: `Leistung von ${brand.plan.name}` },
    capsMinor: { default: caps, german: caps },
    freeShipping: true,
  });
  await commerce.promotions.saveCoupon({
    code: 'WELCOME10',
    percent: 10,
    labels: { default: 'WELCOME10', german: 'WELCOME10' },
  });
  await commerce.promotions.importRules(rules);
}

function recordOf(member: DemoMember): MemberRecord {
  const { memberId, firstName, lastName, email, phone, state, home } = member;
  return {
    memberId,
    firstName,
    lastName,
    email,
    phone,
    ...home,
    plan: brand.plan.name,
    locale: state === 'eligible-german' ? 'de' : 'en',
    isCS: state === 'customer-service',
    planEndsOn: state === 'not-eligible' ? aDayIn(-60) : null,
    holdMessage:
      state === 'service-error'
        ? 'Your membership is on hold while we check your address. Please call the number on your ID card.'
        : null,
    deletedAt: state === 'deleted' ? `${aDayIn(-10)}T09:00:00Z` : null,
  };
}

/** What a member's state needs beyond the record: orders of the past, or one that was begun. */
async function settle(services: Services, member: DemoMember): Promise<void> {
  switch (member.state) {
    case 'redeemed':
      return seedPastOrder(services, member, { daysAgo: 90, status: 'complete' });
    case 'expired-waiting-period':
      return seedPastOrder(services, member, { daysAgo: 760, status: 'complete' });
    case 'cancelled-order':
      return seedPastOrder(services, member, { daysAgo: 30, status: 'canceled' });
    case 'unfinished-order':
      return beginOrder(services, member.memberId);
  }
}

async function beginOrder({ memberData, pool, sealer }: Services, memberId: string): Promise<void> {
  const member = await memberData.members.show(memberId);
  if (!member) throw new Error(`demo member ${memberId} is missing`);
  await draftsOf(member.userId, pool, sealer).save({ lensType: savedPrescription.lensType });
}
