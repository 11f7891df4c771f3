/**
 * Where sealed values lie, for whoever seals them anew under another key: every column of a room
 * that holds some is in its list.
 */
export type SealedColumn = {
  table: string;
  /** The column that names a row: unique, and never null. */
  key: string;
  /** The value of a row in SQL, where the table is `t`; null where a row has none. */
  sealed: string;
  /** What a row puts in its place, in SQL, from `resealed.value`; unless told, `sealed` is a column. */
  set?: string;
  /** What its place is named by, in SQL, each as text. */
  place: readonly string[];
  /** What the value is bound to. */
  contextOf(...place: string[]): string;
};
