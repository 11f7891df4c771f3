/**
 * Where sealed values lie, for whoever seals them anew under another key: every column of a room
 * that holds some is in its list.
 */
export type SealedColumn = {
  table: string;
  /** The column that rows are gone through by, never null: their key, or the first part of it. */
  key: string;
  /** Rows that are held and in memory at a time, where their values are large; else a hundred. */
  rowsAtOnce?: number;
  /** The value of a row in SQL, where the table is `t`; null where a row has none. */
  sealed: string;
  /** What a row puts in its place, in SQL, from `resealed.value`; unless told, `sealed` is a column. */
  set?: string;
  /** What its place is named by, in SQL, each as text. */
  place: readonly string[];
  /** What the value is bound to. */
  contextOf(...place: string[]): string;
};
