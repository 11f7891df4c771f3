import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftsOf } from '#shop/drafts/drafts.ts';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aSealer } from '#test/ports.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await aDatabase();
});
afterEach(() => database.close());

const schemas = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname in ('server', 'shop') order by 1`,
  );
  return rows.map(({ name }) => name);
};

test('a database in which the shop still lies in the schema server keeps all its data', async () => {
  const userId = crypto.randomUUID();
  await database.pool.query('alter schema shop rename to server');
  await database.pool.query(`insert into server.drafts (user_id, sealed) values ($1, $2)`, [
    userId,
    aSealer().seal('{"sku":"10101"}', `server.drafts:${userId}`),
  ]);

  await migrate(database.pool);

  expect(await schemas()).toEqual(['shop']);
  expect(await draftsOf(userId, database.pool, aSealer()).read()).toEqual({ sku: '10101' });
  await expect(database.pool.query('delete from shop.audit')).rejects.toThrow('append-only');
});

test("somebody else's schema of that name is left alone", async () => {
  await database.pool.query('create schema server');

  await migrate(database.pool);

  expect(await schemas()).toEqual(['server', 'shop']);
});

test('a migration lets requests pass that wait behind it, and is tried again', async () => {
  const { pool } = database;
  await pool.query(
    `alter table commerce.orders drop column tracking;
     drop table commerce.order_events;
     drop function commerce.refuse_change;
     -- What came later.
     drop table commerce.order_item_parts, commerce.bundle_selections, commerce.bundle_options;
     drop table commerce.catalogue_rules, commerce.tier_prices;
     alter table commerce.product_prices drop column final_minor;
     alter table commerce.catalog_version drop column prices_as_of;
     drop table commerce.download_links, commerce.group_parts, commerce.linked_products;
     alter table commerce.products drop column price_is_dynamic, drop column links_are_apart;
     alter table commerce.product_options drop column titles, drop column prices_minor,
       drop column basis_points, drop column sku;
     alter table commerce.product_option_values drop column basis_points;
     drop table commerce.url_rewrites, commerce.product_categories, commerce.search_texts,
       commerce.search_rows, commerce.search_slots, commerce.search_terms;
     alter table commerce.coupons drop column rule_id, drop column uses_max,
       drop column uses_per_customer;
     alter table commerce.orders drop column coupon_code;
     drop table commerce.price_rule_terms, commerce.price_rules, commerce.tax_rates;
     alter table commerce.catalog_documents drop column revision;
     drop index commerce.products_by_number, commerce.last_of_lists;
     drop table commerce.account_links, commerce.order_cancel_keys;
     alter table commerce.customers drop column awaits_confirmation;
     drop collation commerce.by_name;
     drop table commerce.wishlist_items, commerce.wishlists;
     drop table commerce.newsletter_subscribers, commerce.cms_pages, commerce.cms_blocks,
       commerce.choice_values, commerce.attributes;
     drop view commerce.category_paths;
     drop table commerce.media_files, commerce.review_votes, commerce.reviews,
       commerce.review_ratings;
     alter table commerce.products drop column attributes, drop column media,
       drop column choices;
     delete from commerce.applied_migrations where name > '0056'`,
  );
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query('select count(*) from commerce.orders');

  const migrating = migrate(pool);
  // Behind the migration, which waits for the reader, everybody waits: for a second at most.
  const waited: number[] = [];
  for (let request = 0; request < 4; request += 1) {
    await pause(400);
    const sentAt = performance.now();
    await pool.query('select count(*) from commerce.orders');
    waited.push(performance.now() - sentAt);
  }
  await reader.query('commit');
  reader.release();
  await migrating;

  expect(Math.max(...waited)).toBeLessThan(2500);
  const { rows } = await pool.query(`select tracking from commerce.orders`);
  expect(rows).toEqual([]);
}, 30_000);

test('a database that has all user ids as text already takes the files that make them so', async () => {
  const { pool } = database;
  await pool.query(`delete from shop.applied_migrations where name > '0013'`);
  // What came later it does not have yet.
  await pool.query(
    `alter table shop.uploads drop column is_saved;
     alter table shop.upload_pages drop column sealed_text;
     drop table shop.order_lookups, shop.guests, shop.payments, shop.payment_notices,
       shop.cart_changes;
     alter table shop.order_attempts drop column is_paid_first`,
  );
  await pool.query(
    `insert into shop.member_customers (user_id, customer_email) values ('member/1 ä', 'a@b.example')`,
  );

  await migrate(pool);

  const { rows } = await pool.query(`select user_id from shop.member_customers`);
  expect(rows).toEqual([{ user_id: 'member/1 ä' }]);
});

test('a version that knows user ids as uuids goes on beside one that takes any text', async () => {
  const { pool } = database;
  const userId = crypto.randomUUID();
  await pool.query(
    `insert into shop.reported_errors (request_id, error_type, message, user_id)
     select $1, $2, $3, $4 where $4::uuid is not null`,
    ['r', 'add2Cart', 'm', userId],
  );
  await pool.query(`insert into shop.drafts (user_id, sealed) values ($1::uuid, '')`, [userId]);
  await pool.query(`insert into shop.drafts (user_id, sealed) values ('member/1 ä', '')`);

  const { rows } = await pool.query(
    `select d.user_id from shop.drafts d join shop.reported_errors r on r.user_id::text = d.user_id
     where d.user_id = $1`,
    [userId],
  );

  expect(rows).toEqual([{ user_id: userId }]);
});
