/** One thing that was looked at, whether it is well, and what to do when it is not. */
export type Finding = { name: string; ok: boolean; detail: string };
