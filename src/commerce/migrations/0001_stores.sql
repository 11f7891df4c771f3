-- Up Migration

create schema if not exists commerce;

-- A store view: one language, one currency, one way of showing tax.
create table commerce.stores (
  id smallint primary key,
  code text not null constraint store_code_is_unique unique,
  name text not null,
  locale text not null,
  currency char(3) not null,
  order_prefix text not null default '',
  tax_included boolean not null,
  tax_rate_basis_points integer not null
    constraint tax_rate_is_a_share check (tax_rate_basis_points between 0 and 10000),
  tax_label text not null,
  timezone text not null,
  countries text[] not null constraint ships_somewhere check (cardinality(countries) > 0),
  is_default boolean not null default false,
  position smallint not null,
  enabled boolean not null default true
);
create unique index one_default_store on commerce.stores (is_default) where is_default;

insert into commerce.stores
  (id, code, name, locale, currency, order_prefix, tax_included, tax_rate_basis_points, tax_label,
   timezone, countries, is_default, position)
values
  (1, 'default', 'English', 'en_US', 'USD', '', false, 0, 'Tax',
   'America/New_York', '{US}', true, 1),
  (2, 'german', 'Deutsch', 'de_DE', 'EUR', '2', true, 1900, 'MwSt.',
   'Europe/Berlin', '{DE}', false, 2);

-- Cart rules are set for groups; the plan's benefit is the rule of `plan-members`.
create table commerce.customer_groups (
  id smallint primary key,
  code text not null constraint group_code_is_unique unique
);
insert into commerce.customer_groups (id, code)
values (0, 'not-logged-in'), (1, 'general'), (2, 'plan-members');
