import { addedFields } from '../catalog/option-fields.ts';
import type {
  SelectedCustomizableOption,
  SelectedCustomizableOptionValue,
} from '../generated/schema.ts';
import { customOptionUid } from '../ids.ts';
import type { CartLine } from './cart.ts';
import { addedBy, type ChosenOption } from './chosen-options.ts';

/** What was entered and selected along with a line, option by option, as the protocol shows it. */
export function selectedOptions({
  options,
}: Pick<CartLine, 'options'>): SelectedCustomizableOption[] {
  const byOption = Map.groupBy(options, ({ option }) => option);
  return [...byOption].map(([option, choices]) => ({
    id: option.id,
    customizable_option_uid: customOptionUid(option.id),
    label: option.title ?? option.code,
    type: option.type,
    is_required: option.required,
    sort_order: option.sortOrder,
    values: choices.map(valueOf),
  }));
}

/** As Magento does, the label of a selected value is its title and the value its number. */
function valueOf(choice: ChosenOption): SelectedCustomizableOptionValue {
  const { option } = choice;
  const { price: value, price_type: type } = addedFields(addedBy(choice));
  const price = { value, units: type === 'PERCENT' ? '%' : '', type };
  if (choice.kind === 'entered') {
    const uid = customOptionUid(option.id);
    const { text } = choice;
    return { id: option.id, customizable_option_value_uid: uid, label: '', value: text, price };
  }
  const { id, title } = choice.value;
  const uid = customOptionUid(option.id, id);
  return { id, customizable_option_value_uid: uid, label: title, value: String(id), price };
}
