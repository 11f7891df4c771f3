import { toMajor } from '#domain/prices/money.ts';
import type { AddedPrice } from '#domain/prices/added-price.ts';
import type { CustomizableOptionInterfaceResolvers, Resolvers } from '../generated/resolvers.ts';
import type { CustomizableDateTypeEnum, PriceTypeEnum } from '../generated/schema.ts';
import { customOptionUid } from '../ids.ts';
import type { ProductOption } from './catalog-document.ts';

const typeNames = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  date_time: 'CustomizableDateOption',
  time: 'CustomizableDateOption',
  file: 'CustomizableFileOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
} as const;

const dateTypes: Partial<Record<ProductOption['type'], CustomizableDateTypeEnum>> = {
  date: 'DATE',
  date_time: 'DATE_TIME',
  time: 'TIME',
};

const fields: Omit<CustomizableOptionInterfaceResolvers, '__resolveType'> = {
  title: (option) => option.title ?? option.code,
  sort_order: (option) => option.sortOrder,
  option_id: (option) => option.id,
  uid: (option) => customOptionUid(option.id),
};

/** What is added to the price, as an amount or a percentage. */
export function addedFields({ priceMinor = 0, basisPoints }: Partial<AddedPrice>): {
  price: number;
  price_type: PriceTypeEnum;
} {
  return typeof basisPoints === 'number'
    ? { price: basisPoints / 100, price_type: 'PERCENT' }
    : { price: toMajor(priceMinor), price_type: 'FIXED' };
}

function entered(option: ProductOption) {
  return { uid: customOptionUid(option.id), ...addedFields(option), sku: option.sku ?? null };
}

function values(option: ProductOption) {
  return option.values.map((value) => ({
    uid: customOptionUid(option.id, value.id),
    option_type_id: value.id,
    title: value.title,
    sku: value.sku,
    ...addedFields(value),
    sort_order: value.sortOrder,
  }));
}

function text(option: ProductOption) {
  return { ...entered(option), max_characters: option.maxCharacters };
}

export const optionResolvers: Resolvers = {
  CustomizableOptionInterface: { __resolveType: ({ type }) => typeNames[type] },
  CustomizableFieldOption: { ...fields, value: text },
  CustomizableAreaOption: { ...fields, value: text },
  CustomizableDateOption: {
    ...fields,
    value: (option) => ({ ...entered(option), type: dateTypes[option.type] ?? null }),
  },
  CustomizableFileOption: { ...fields, value: entered },
  CustomizableDropDownOption: { ...fields, value: values },
  CustomizableRadioOption: { ...fields, value: values },
  CustomizableCheckboxOption: { ...fields, value: values },
  CustomizableMultipleOption: { ...fields, value: values },
};
