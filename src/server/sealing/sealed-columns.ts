import { sealedColumns as inCommerce } from '#commerce/sealed-columns.ts';
import { sealedColumns as inMemberData } from '#member-data/sealed-columns.ts';
import type { SealedColumn } from '#service-base/sealed-column.ts';
import { sealedColumns as inShop } from '#shop/sealed-columns.ts';

/** Every column of the database that holds sealed values. */
export const sealedColumns: readonly SealedColumn[] = [...inCommerce, ...inMemberData, ...inShop];
