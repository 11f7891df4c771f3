import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Input } from '../ui/field.tsx';
import { SEARCH_KEYS } from './order-search.ts';
import styles from './orders.module.css';

/** Looks for one of many orders by its number. */
export function FindOrders({ typed, error }: { typed: string; error?: string }) {
  const words = useTexts().orders.search;
  return (
    <search>
      <form method="get" className={styles.search}>
        <Field
          name={SEARCH_KEYS.number}
          label={words.number}
          hint={words.hint}
          {...(error ? { error } : {})}
        >
          {(control) => (
            <Input
              {...control}
              type="search"
              defaultValue={typed}
              maxLength={40}
              autoComplete="off"
            />
          )}
        </Field>
        <Button icon="search">{words.action}</Button>
      </form>
    </search>
  );
}
