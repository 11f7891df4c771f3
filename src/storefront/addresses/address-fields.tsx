import { useTexts } from '../i18n/texts.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Disclosure } from '../ui/panel.tsx';
import type { AddressValues } from './address-form.ts';
import type { FieldErrors } from './address-words.ts';
import type { Places } from './places.ts';
import styles from './address-fields.module.css';

type AddressFieldsProps = {
  values: AddressValues;
  places: Places;
  errors: FieldErrors;
  /** Before the names of the fields, where a form has two addresses. */
  prefix?: string;
};

/** In the order of an envelope, with the names that browsers fill in by themselves. */
export function AddressFields({ values, places, errors, prefix = '' }: AddressFieldsProps) {
  const words = useTexts().addresses.form;
  const { fields, hints } = words;
  const hasMore = [values.neighborhood, values.extra].some((line) => line !== '');
  return (
    <div className={`${styles.fields} narrow`}>
      <div className={styles.row}>
        <TextField {...field('firstname')} autoComplete={fill('given-name')} maxLength={100} />
        <TextField {...field('lastname')} autoComplete={fill('family-name')} maxLength={100} />
      </div>
      <TextField {...field('street[0]')} autoComplete={fill('address-line1')} maxLength={255} />
      <TextField
        {...field('apartment')}
        optional
        autoComplete={fill('address-line2')}
        maxLength={255}
      />
      <Disclosure summary={words.more} open={hasMore}>
        <div className={styles.fields}>
          <TextField
            {...field('neighborhood')}
            optional
            autoComplete={fill('address-line3')}
            maxLength={255}
          />
          <TextField {...field('extra')} optional autoComplete="off" maxLength={255} />
        </div>
      </Disclosure>
      {places.regions.length > 0 ? (
        <>
          <TextField {...field('city')} autoComplete={fill('address-level2')} maxLength={255} />
          <div className={styles.row}>
            <SelectField
              {...field('region')}
              autoComplete={fill('address-level1')}
              options={[
                { value: '', label: words.chooseRegion },
                ...places.regions.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
            {postcode()}
          </div>
        </>
      ) : (
        <div className={styles.row} data-short-first>
          {postcode()}
          <TextField {...field('city')} autoComplete={fill('address-level2')} maxLength={255} />
        </div>
      )}
      {places.countries.length > 1 ? (
        <SelectField
          {...field('country_code')}
          autoComplete={fill('country')}
          options={places.countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : (
        <p className="soft">
          <input type="hidden" name={`${prefix}country_code`} value={places.country} />
          {words.country(places.countries[0]?.name ?? places.country)}
        </p>
      )}
      <TextField
        {...field('telephone')}
        hint={hints.telephone}
        type="tel"
        autoComplete={fill('tel')}
        maxLength={40}
      />
    </div>
  );

  function postcode() {
    return (
      <TextField
        {...field('postcode')}
        hint={hints.postcode[places.country]}
        inputMode="numeric"
        autoComplete={fill('postal-code')}
        maxLength={10}
      />
    );
  }

  /** Browsers keep two addresses apart by the word before. */
  function fill(what: string) {
    return prefix === '' ? what : `billing ${what}`;
  }

  function field(name: keyof AddressValues) {
    return {
      name: prefix + name,
      label: fields[name],
      error: errors[prefix + name],
      defaultValue: values[name],
    };
  }
}
