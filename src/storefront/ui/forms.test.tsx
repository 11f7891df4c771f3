import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import '../i18n/both.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { RadioCards } from './choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { fieldId } from './field-id.ts';
import { SelectField, TextField } from './field.tsx';

describe('the summary of errors', () => {
  test('leads to each field by the id that the field has', () => {
    const summary = markup(
      <ErrorSummary problems={[{ name: 'od.sphere', message: 'The sign is missing' }]} />,
    );
    const field = markup(<TextField name="od.sphere" label="Sphere" />);

    expect(summary).toContain('<a href="#field-od-sphere">The sign is missing</a>');
    expect(field).toContain('id="field-od-sphere"');
  });

  test('has the specified title, and a problem without a field is plain text', () => {
    const html = markup(<ErrorSummary problems={[{ message: 'No lens fits' }]} />);
    expect(html).toContain('Please correct the following errors and try again.');
    expect(html).toContain('<li>No lens fits</li>');
  });

  test('is not there when nothing is wrong', () => {
    expect(markup(<ErrorSummary problems={[]} />)).toBe('');
  });
});

describe('a field', () => {
  test('is tied to its label, its hint and its error', () => {
    const html = markup(
      <TextField name="firstName" label="First name" hint="As on the card" error="Missing" />,
    );
    expect(html).toContain('for="field-firstName"');
    expect(html).toContain('aria-describedby="field-firstName-hint field-firstName-error"');
    expect(html).toContain('aria-invalid="true"');
  });

  test('is required unless it says it is optional', () => {
    expect(markup(<TextField name="city" label="City" />)).toContain('required=""');
    const optional = markup(<TextField name="apartment" label="Apartment" optional />);
    expect(optional).not.toContain('required');
    expect(optional).toContain('(optional)');
  });

  test('keeps what was chosen before', () => {
    const options = [
      { value: 'OR', label: 'Oregon' },
      { value: 'WA', label: 'Washington' },
    ];
    expect(
      markup(<SelectField name="region" label="State" options={options} defaultValue="WA" />),
    ).toContain('<option value="WA" selected="">');
  });
});

test('cards are native radio buttons in a fieldset', () => {
  const html = markup(
    <RadioCards
      name="lensType"
      label="Lens type"
      defaultValue="Bifocals"
      choices={[
        { value: 'SingleVision', title: 'Single vision' },
        { value: 'Bifocals', title: 'Bifocals' },
      ]}
    />,
  );
  expect(html).toContain('<legend class="label">Lens type</legend>');
  expect(html).toMatch(
    /<input type="radio"[^>]*value="Bifocals"[^>]*checked=""|checked=""[^>]*value="Bifocals"/,
  );
});

test('the id of a field has no characters that an address or a style would trip over', () => {
  expect(fieldId('street[0]')).toBe('field-street-0');
});

function markup(node: ReactNode): string {
  return renderToStaticMarkup(<TextsProvider locale="en">{node}</TextsProvider>);
}
