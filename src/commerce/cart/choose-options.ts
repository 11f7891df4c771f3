import type { ProductOption } from '../catalog/catalog-document.ts';
import type { EnteredOptionInput } from '../generated/schema.ts';
import { customOptionOf } from '../ids.ts';
import { inOrder, type ChosenOption } from './chosen-options.ts';

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
  const ids = new Set(options.map(({ option }) => option.id));
  if (ids.size < options.length) return { ok: false, message: notOffered };
  if (offered.some((option) => option.required && !ids.has(option.id))) {
    const message =
      "The product's required option(s) weren't entered. Make sure the options are entered and try again.";
    return { ok: false, message };
  }
  return { ok: true, options: inOrder(options) };
}

function entered(offered: readonly ProductOption[], given: Given['entered'][number]) {
  if (!given) return notOffered;
  const { uid, value } = given;
  const named = customOptionOf(uid);
  const option = offered.find(({ id, type }) => id === named?.optionId && type === 'field');
  if (!option || named?.valueId !== undefined) return notOffered;
  const text = value.normalize('NFC').trim();
  if (text.length > (option.maxCharacters ?? charactersMax)) {
    return 'The text is too long. Shorten the text and try again.';
  }
  if (/\p{Cc}/u.test(text)) return notOffered;
  return { kind: 'entered' as const, option, text };
}

function selected(offered: readonly ProductOption[], uid: string | Nothing) {
  const named = uid ? customOptionOf(uid) : null;
  const option = offered.find(({ id, type }) => id === named?.optionId && type === 'drop_down');
  const value = option?.values.find(({ id }) => id === named?.valueId);
  return option && value ? { kind: 'selected' as const, option, value } : notOffered;
}
