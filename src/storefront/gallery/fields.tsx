import { brand } from '../brand/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Check, Checkbox, RadioCards } from '../ui/choice.tsx';
import { Input, Select, SelectField, TextField } from '../ui/field.tsx';
import { useSamples } from './sample-words.ts';
import { Group, Specimen } from './specimen.tsx';

export function Fields() {
  const { choices, field, hint, question, sentence, tick, wrong } = useSamples();
  const cards = choices.map((title, place) => ({
    value: title,
    title,
    detail: sentence,
    disabled: place === 2,
  }));
  const options = choices.map((label) => ({ value: label, label }));
  return (
    <Group title="Fields">
      <Specimen name="Text field, empty and filled">
        <TextField name="empty" label={field} />
        <TextField name="filled" label={field} defaultValue="Whitfield" />
      </Specimen>
      <Specimen name="Text field, with a hint, optional, with an error">
        <TextField name="hinted" label={field} hint={hint} />
        <TextField name="optional" label={field} optional />
        <TextField name="wrong" label={field} hint={hint} error={wrong} />
      </Specimen>
      <Specimen name="Text field, for figures">
        <TextField name="figures" label={field} numeric short defaultValue="123456" />
        <Input aria-label={field} numeric defaultValue="63" />
      </Specimen>
      <Specimen name="List to choose from, with an error, and alone">
        <SelectField name="list" label={question} options={options} />
        <SelectField name="wrongList" label={question} error={wrong} options={options} />
        <Select aria-label={question} options={options} />
      </Specimen>
      <Specimen name="Checkbox, off, on, with an error, alone">
        <Checkbox name="off" label={tick} />
        <Checkbox name="on" label={tick} defaultChecked />
        <Checkbox name="wrongCheck" label={tick} error={wrong} />
        <Check>{tick}</Check>
      </Specimen>
      <Specimen name="Cards, one chosen, one that cannot be">
        <RadioCards name="cards" label={question} choices={cards} defaultValue={choices[1]} />
      </Specimen>
      <Specimen name="Cards, none chosen, with drawings and an error">
        <RadioCards
          name="drawn"
          label={question}
          error={wrong}
          choices={cards.slice(0, 2).map((card) => ({
            ...card,
            drawing: <BrandMark mark={brand.retailer.mark} owner="retailer" />,
          }))}
        />
      </Specimen>
      <Specimen name="Cards, one beneath the other">
        <RadioCards
          inColumn
          name="column"
          label={question}
          defaultValue={choices[0]}
          choices={cards.map((card) => ({
            ...card,
            detail: (
              <>
                <span>{sentence}</span>
                <strong>{hint}</strong>
              </>
            ),
          }))}
        />
      </Specimen>
    </Group>
  );
}
