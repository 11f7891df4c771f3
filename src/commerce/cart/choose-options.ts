import type { EnteredType, ProductOption } from '../catalog/catalog-document.ts';
import type { EnteredOptionInput } from '../generated/schema.ts';
import { customOptionOf } from '../ids.ts';
import { inOrder, isEnteredType, type ChosenOption } from './chosen-options.ts';

export type OptionChoice =
  | { ok: true; options: ChosenOption[] }
  /** In Magento's words. */
  | { ok: false; message: string };

type Nothing = null | undefined;
type Given = {
  selected: readonly (string | Nothing)[];
  entered: readonly (Pick<EnteredOptionInput, 'uid' | 'value'> | Nothing)[];
};

const notOffered = 'The required options you selected are not available';
const charactersMax = 1000;

/**
 * What a shopper chose of `offered`. Empty texts count as not entered. An option the product
 * does not have is refused rather than dropped, and so is a null in the place of one: half a
 * prescription must not pass for a whole.
 */
export function chooseOptions(offered: readonly ProductOption[], given: Given): OptionChoice {
  const choices = [
    ...given.entered.map((option) => entered(offered, option)),
    ...given.selected.map((uid) => selected(offered, uid)),
  ];
  const refused = choices.find((choice) => typeof choice === 'string');
  if (refused !== undefined) return { ok: false, message: refused };

  const options = choices
    .filter((choice) => typeof choice !== 'string')
    .filter((choice) => choice.kind === 'selected' || choice.text !== '');
  if (isSomethingTwice(options)) return { ok: false, message: notOffered };
  const ids = new Set(options.map(({ option }) => option.id));
  if (offered.some((option) => option.required && !ids.has(option.id))) {
    const message =
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.";
    return { ok: false, message };
  }
  return { ok: true, options: inOrder(options) };
}

/** Several values belong to some options, and each once. */
function isSomethingTwice(options: readonly ChosenOption[]): boolean {
  const keys = options.map((choice) =>
    choice.kind === 'selected' && isForSeveral(choice.option)
      ? `${choice.option.id}/${choice.value.id}`
      : `${choice.option.id}`,
  );
  return new Set(keys).size < keys.length;
}

function isForSeveral({ type }: ProductOption): boolean {
  return type === 'checkbox' || type === 'multiple';
}

function entered(offered: readonly ProductOption[], given: Given['entered'][number]) {
  if (!given) return notOffered;
  const { uid, value } = given;
  const named = customOptionOf(uid);
  const option = offered.find(({ id }) => id === named?.optionId);
  if (!option || !isEnteredType(option.type) || named?.valueId !== undefined) return notOffered;
  const text = value.normalize('NFC').trim();
  if (text === '') return { kind: 'entered' as const, option, text };
  if (text.length > (option.maxCharacters ?? charactersMax)) {
    return 'The text is too long. Shorten the text and try again.';
  }
  const read = readers[option.type](text);
  return read.ok ? { kind: 'entered' as const, option, text: read.text } : read.message;
}

type Read = { ok: true; text: string } | { ok: false; message: string };

const day = String.raw`(\d{4})-(\d\d)-(\d\d)`;
const hour = String.raw`([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?`;
const timed = (form: string): Read => ({
  ok: false,
  message: `The date or time is not valid. Write it as ${form}.`,
});

/** What each kind of option takes, as it is kept; days as a Magento writes them. */
const readers: Record<EnteredType, (text: string) => Read> = {
  field: (text) => (/\p{Cc}/u.test(text) ? { ok: false, message: notOffered } : { ok: true, text }),
  area(text) {
    const lines = text.replaceAll(/\r\n?/g, '\n');
    return /[^\P{Cc}\n]/u.test(lines)
      ? { ok: false, message: notOffered }
      : { ok: true, text: lines };
  },
  date(text) {
    const [, year, month, date] = new RegExp(`^${day}(?:[ T]${hour})?$`).exec(text) ?? [];
    if (!isDay(year, month, date)) return timed('2026-01-31');
    return { ok: true, text: `${year}-${month}-${date} 00:00:00` };
  },
  date_time(text) {
    const [, year, month, date] = new RegExp(`^${day}[ T]${hour}$`).exec(text) ?? [];
    if (!isDay(year, month, date)) return timed('2026-01-31 14:30:00');
    return { ok: true, text: withSeconds(text.replace('T', ' ')) };
  },
  time: (text) =>
    new RegExp(`^${hour}$`).test(text) ? { ok: true, text: withSeconds(text) } : timed('14:30:00'),
  file: () => ({ ok: false, message: 'A file cannot be sent along with this product.' }),
};

function isDay(year?: string, month?: string, date?: string): boolean {
  const text = `${year}-${month}-${date}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function withSeconds(text: string): string {
  return /:\d\d:\d\d$/.test(text) ? text : `${text}:00`;
}

function selected(offered: readonly ProductOption[], uid: string | Nothing) {
  const named = uid ? customOptionOf(uid) : null;
  const option = offered.find(({ id, type }) => id === named?.optionId && !isEnteredType(type));
  const value = option?.values.find(({ id }) => id === named?.valueId);
  return option && value ? { kind: 'selected' as const, option, value } : notOffered;
}
