import type { GraphQLSchema } from 'graphql';
import { isInputObjectType } from 'graphql';
import { z } from 'zod';
import type { Queryable } from '#service-base/transaction.ts';
import { facetAttributes } from './attributes.ts';
import { Text, Texts, wordCharsMax } from './file-fields.ts';

export const attributeTypes = [
  'text',
  'number',
  'boolean',
  'date',
  'select',
  'multiselect',
] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** An attribute that the retailer declared, with its labels by language. */
export type DeclaredAttribute = {
  code: string;
  type: AttributeType;
  labels: Record<'en' | 'de', string>;
  options: { word: string; labels: Record<'en' | 'de', string> }[];
  isFilterable: boolean;
};

/** What a product has of a declared attribute, as the document of one store tells it. */
export type DeclaredValue = {
  code: string;
  isFilterable: boolean;
  value?: string;
  selected?: { label: string; value: string }[];
};

/** What filters and pages already call something else. */
const takenCodes: ReadonlySet<string> = new Set([
  ...facetAttributes.map(({ code }) => code),
  'added_on',
  'category',
  'category_id',
  'category_uid',
  'category_url_path',
  'description',
  'frame_width',
  'image',
  'lens_outline',
  'name',
  'position',
  'price',
  'relevance',
  'short_description',
  'sku',
  'stock_status',
  'url_key',
  'weight',
]);

const Options = z
  .array(z.strictObject({ value: z.string().regex(/^[\w.-]{1,60}$/), label: Texts }))
  .min(1)
  .max(500)
  .refine(
    (all) => new Set(all.map(({ value }) => value)).size === all.length,
    'has an option twice',
  );

const declared = {
  code: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/, 'lower case, digits and underscores')
    .refine((code) => !takenCodes.has(code), 'is what the shop calls something else'),
  label: Texts,
  /** Whether lists are filtered by it. */
  filterable: z.boolean().default(false),
};

/** An attribute as a catalogue file declares it. */
export const CatalogueAttribute = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['text', 'number', 'boolean', 'date']), ...declared }),
  z.strictObject({ type: z.enum(['select', 'multiselect']), ...declared, options: Options }),
]);
export type CatalogueAttribute = z.infer<typeof CatalogueAttribute>;

/** What a product may have of an attribute; which of it fits is a matter of its type. */
export const AttributeValue = z.union([
  z.array(Text).min(1).max(50),
  Text,
  z.number().min(-1e12).max(1e12),
  z.boolean(),
]);
export type AttributeValue = z.infer<typeof AttributeValue>;

/** A declaration as the shop keeps it. */
export function declaredOf(attribute: CatalogueAttribute): DeclaredAttribute {
  const { code, type, label, filterable } = attribute;
  const options = 'options' in attribute ? attribute.options : [];
  return {
    code,
    type,
    labels: label,
    options: options.map(({ value, label: labels }) => ({ word: value, labels })),
    isFilterable: filterable,
  };
}

/** Why a product cannot have this value; null where it can. */
export function valueFault(
  { type, options, isFilterable }: Pick<DeclaredAttribute, 'type' | 'options' | 'isFilterable'>,
  value: AttributeValue,
): string | null {
  const unknown = (words: readonly string[]) => {
    const [word] = words.filter((one) => !options.some((option) => option.word === one));
    return word === undefined ? null : `has no option ${word}`;
  };
  switch (type) {
    case 'text':
      if (typeof value !== 'string') return 'is a text';
      return isFilterable && value.length > wordCharsMax
        ? `is longer than ${wordCharsMax} characters, and lists are filtered by it`
        : null;
    case 'number':
      return typeof value === 'number' ? null : 'is a number';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'is true or false';
    case 'date':
      return z.iso.date().safeParse(value).success ? null : 'is a day, like 2027-03-01';
    case 'select':
      return typeof value === 'string' ? unknown([value]) : 'is one of its options';
    case 'multiselect':
      return Array.isArray(value) ? unknown(value) : 'is a list of its options';
  }
}

const columns = `code, type, labels, options, is_filterable as "isFilterable"`;

/** Every attribute that was declared, in their order. */
export async function readAttributes(db: Queryable): Promise<DeclaredAttribute[]> {
  const { rows } = await db.query<DeclaredAttribute>(
    `select ${columns} from commerce.attributes order by position, code`,
    [],
  );
  return rows;
}

/** The attributes that lists are filtered by, as JSON, for a statement that reads other things too. */
export const filterableAttributes = `
  select json_agg(json_build_object(
           'code', code, 'type', type, 'labels', labels, 'options', options,
           'isFilterable', is_filterable) order by position, code)
    from commerce.attributes where is_filterable`;

/** Writes declarations; answers the codes of those that say something new. */
export async function importAttributes(
  db: Queryable,
  attributes: readonly CatalogueAttribute[],
): Promise<string[]> {
  if (attributes.length === 0) return [];
  const { rows } = await db.query<{ code: string }>(
    `insert into commerce.attributes as known (code, type, labels, options, is_filterable, position)
     select a.code, a.type, a.labels, a.options, a."isFilterable",
            (select coalesce(max(position), 0) from commerce.attributes) + a.place
       from jsonb_to_recordset($1::jsonb) as a(
         code text, type text, labels jsonb, options jsonb, "isFilterable" boolean, place integer)
     on conflict (code) do update set
       labels = excluded.labels, options = excluded.options, is_filterable = excluded.is_filterable
     where (known.labels, known.options, known.is_filterable)
           is distinct from (excluded.labels, excluded.options, excluded.is_filterable)
     returning code`,
    [JSON.stringify(attributes.map((one, place) => ({ ...declaredOf(one), place: place + 1 })))],
  );
  const codes = rows.map(({ code }) => code);
  await db.query(`delete from commerce.product_facets where attribute = any($1::text[])`, [codes]);
  await db.query(
    `${writeFacets} where (p.parent_id is null or p.enabled)
        and p.attributes ?| $1::text[] and a.code = any($1::text[])`,
    [codes],
  );
  return codes;
}

/** The words that lists find products by, of what these and all they come in have of attributes. */
export async function importAttributeFacets(db: Queryable, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  // Two ways, each by its index: one condition for both looks at every product.
  await db.query(
    `${writeFacets} where p.id in (
        select id from commerce.products where sku = any($1::text[])
        union
        select v.id from commerce.products v join commerce.products m on m.id = v.parent_id
         where v.enabled and m.sku = any($1::text[]))`,
    [skus],
  );
}

const writeFacets = `
  insert into commerce.product_facets (product_id, attribute, value)
  select distinct coalesce(p.parent_id, p.id), a.code,
         case a.type when 'boolean' then (word.value = 'true')::integer::text else word.value end
    from commerce.products p
    cross join lateral jsonb_each(p.attributes) own
    join commerce.attributes a on a.code = own.key and a.is_filterable
    join lateral jsonb_array_elements_text(
      case jsonb_typeof(own.value) when 'array' then own.value
           else jsonb_build_array(own.value) end) word on length(word.value) <= ${wordCharsMax}`;

/** What the product `p` has of attributes, in the language of the store `s`. */
export const attributesOfProduct = `
  select jsonb_agg(jsonb_build_object('code', a.code, 'isFilterable', a.is_filterable)
           || case when a.type in ('select', 'multiselect')
                   then jsonb_build_object('selected', chosen.list)
                   when a.type = 'boolean'
                   then jsonb_build_object('value', (own.value = 'true')::integer::text)
                   else jsonb_build_object('value', own.value #>> '{}') end
           order by a.position, a.code) as list
    from jsonb_each(p.attributes) own
    join commerce.attributes a on a.code = own.key
    left join lateral (
      select jsonb_agg(jsonb_build_object(
               'value', word.value,
               'label', coalesce(
                 option.value -> 'labels' ->> case when s.locale like 'de%' then 'de' else 'en' end,
                 word.value)) order by word.place) as list
        from jsonb_array_elements_text(
               case jsonb_typeof(own.value) when 'array' then own.value
                    else jsonb_build_array(own.value) end) with ordinality word(value, place)
        left join jsonb_array_elements(a.options) option(value)
          on option.value ->> 'word' = word.value
       where a.type in ('select', 'multiselect')
    ) chosen on true`;

/** What the variant `v` of the product `p` is chosen by, in the language of the store `s`. */
export const choicesOfVariant = `
  select jsonb_agg(jsonb_build_object(
           'attributeId', a.id, 'code', a.code, 'label', a.labels ->> spoken.language,
           'valueIndex', numbered.id,
           'valueLabel', coalesce(
             (select o -> 'labels' ->> spoken.language from jsonb_array_elements(a.options) o
               where o ->> 'word' = numbered.word), numbered.word))
           order by named.place) as list
    from unnest(p.choices) with ordinality named(code, place)
    join commerce.attributes a on a.code = named.code
    join commerce.choice_values numbered
      on numbered.attribute = a.code and numbered.word = v.attributes ->> a.code
    cross join (select case when s.locale like 'de%' then 'de' else 'en' end as language) spoken`;

/**
 * Lets `products(filter:)` take the attributes that were declared filterable since: numbers and
 * days by a range, others by their words. Answers whether there was one.
 */
export async function learnFilters(db: Queryable, schema: GraphQLSchema): Promise<boolean> {
  const filter = schema.getType('ProductAttributeFilterInput');
  const equal = schema.getType('FilterEqualTypeInput');
  const range = schema.getType('FilterRangeTypeInput');
  if (!isInputObjectType(filter) || !isInputObjectType(equal) || !isInputObjectType(range))
    return false;
  const fields = filter.getFields();
  const news = (await readAttributes(db)).filter(
    ({ code, isFilterable }) => isFilterable && !Object.hasOwn(fields, code),
  );
  for (const { code, type } of news) {
    fields[code] = {
      name: code,
      type: isRanged(type) ? range : equal,
      description: undefined,
      defaultValue: undefined,
      deprecationReason: undefined,
      extensions: { isDeclared: true },
      astNode: undefined,
    };
  }
  return news.length > 0;
}

/**
 * Those of the filters that were learned. A field stays in the schema of a process, for documents
 * that were read before name it: whoever lists products refuses those that are filters no longer.
 */
export function learnedFilters(schema: GraphQLSchema, names: readonly string[]): string[] {
  const filter = schema.getType('ProductAttributeFilterInput');
  if (!isInputObjectType(filter)) return [];
  const fields = filter.getFields();
  return names.filter((name) => fields[name]?.extensions['isDeclared'] === true);
}

/** Whether lists are filtered by from and to. */
export function isRanged(type: AttributeType): boolean {
  return type === 'number' || type === 'date';
}
