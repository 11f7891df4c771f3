-- Up Migration

-- What a retailer says of products beside what every shop knows: typed here, without a column each.
-- Labels are by language. Options stand in their order, each with the word that products have.
create table commerce.attributes (
  code text primary key
    constraint attribute_code_is_plain check (code ~ '^[a-z][a-z0-9_]{0,59}$'),
  type text not null
    constraint known_attribute_type
      check (type in ('text', 'number', 'boolean', 'date', 'select', 'multiselect')),
  labels jsonb not null
    constraint attribute_labels_by_language check (jsonb_typeof(labels) = 'object'),
  options jsonb not null default '[]'
    constraint attribute_options_in_order check (jsonb_typeof(options) = 'array'),
  is_filterable boolean not null default false,
  position integer not null
);

-- By the codes of attributes: a text, number, truth, day or word, or several words.
alter table commerce.products add column attributes jsonb not null default '{}';
