import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { storeOf, type Locale } from '#domain/people/locale.ts';
import type { Shopper } from '#shop/shopper.ts';
import { localeContext, nameOf, pageRequestContext, requireShopper } from '../app/context.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import {
  addAddress,
  changeAddress,
  findSame,
  findSaved,
  NEW_ADDRESS,
  readBook,
  storeForAddress,
  type Defaults,
} from './address-book.ts';
import type { AddressErrors } from './address-errors.ts';
import { AddressFields } from './address-fields.tsx';
import { checkAddressForm, readAddressForm, valuesOfSaved } from './address-form.ts';
import type { AddressFormProblem } from './address-problem.ts';
import { addressMessages } from './address-words.ts';
import { readPlaces } from './places.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const { saved, isFirst, places } = await gather(shopper, params.id, locale);
  const name = nameOf(shopper);
  const values = valuesOfSaved(saved, places.country);
  return {
    isNew: saved === null,
    places,
    values:
      saved || !name ? values : { ...values, firstname: name.firstName, lastname: name.lastName },
    defaults: {
      // The only one is the one to use.
      isDefaultShipping: saved?.isDefaultShipping ?? isFirst,
      isDefaultBilling: saved?.isDefaultBilling ?? isFirst,
    },
  };
}

/** Saves the address, new or changed; what is wrong is answered with 422. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const form = await request.formData();
  const { saved, book, store, places } = await gather(shopper, params.id, locale);
  const values = readAddressForm(form);
  const defaults = {
    isDefaultShipping: form.has('defaultShipping'),
    isDefaultBilling: form.has('defaultBilling'),
  };
  const checked = checkAddressForm(values);
  if (!checked.ok) return refuse({ problems: checked.problems });

  // Added again, it is there already, and stays the suggestion that it is.
  const same = saved ?? findSame(book, checked.address);
  const address = { ...checked.address, ...(saved || !same ? defaults : withMore(same, defaults)) };
  const refusal = same
    ? await changeAddress(shopper, store, same.id, address, places)
    : await addAddress(shopper, store, address, places);
  if (refusal) return refuse({ errors: { [saved ? 'updateAddress' : 'addAddress']: refusal } });
  context.get(pageRequestContext).flash({ id: 'addressSaved' });
  return redirect(pathIn(locale)('addresses.addresses'), 303);

  function refuse({
    problems = [],
    errors = {},
  }: {
    problems?: AddressFormProblem[];
    errors?: AddressErrors;
  }) {
    return data({ values, defaults, problems, errors }, { status: 422 });
  }
}

/** The uses that an address has, and those that are added. */
function withMore(has: Defaults, added: Defaults): Defaults {
  return {
    isDefaultShipping: has.isDefaultShipping || added.isDefaultShipping,
    isDefaultBilling: has.isDefaultBilling || added.isDefaultBilling,
  };
}

/** The address that the page is about, null for a new one, and where it may be. */
async function gather(shopper: Shopper, id: string | undefined, locale: Locale) {
  const book = await readBook(shopper, locale);
  const saved = findSaved(book, id ?? '');
  if (!saved && id?.toLowerCase() !== NEW_ADDRESS.toLowerCase()) throw data(null, { status: 404 });
  const store = saved ? storeForAddress(saved, locale) : storeOf(locale);
  const places = await readPlaces(shopper, store, locale);
  return { book, saved, isFirst: book.length === 0, store, places };
}

export const handle = { back: 'addresses.addresses' } satisfies PageHandle;

export const meta = titled<typeof loader>((texts, loaded) =>
  loaded?.isNew ? texts.addresses.one.addTitle : texts.addresses.one.editTitle,
);

export default function AddressPage() {
  const { isNew, places, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { one: words, form: formWords } = useTexts().addresses;
  const isSaving = useBusy().isSending;
  const { values, defaults } = answer ?? loaded;
  const messages = addressMessages(formWords, answer?.problems ?? [], places.country);
  const errors = Object.fromEntries(messages.map(({ name, message }) => [name, message]));
  const refused = Object.values(answer?.errors ?? {}).map((message) => ({ message }));
  return (
    <div className="narrow">
      <ErrorSummary problems={[...messages, ...refused]} answer={answer} />
      <PageHeading>{isNew ? words.addTitle : words.editTitle}</PageHeading>
      <Form method="post" noValidate className="stack-wide">
        <AddressFields values={values} places={places} errors={errors} />
        <div>
          <Checkbox
            name="defaultShipping"
            optional
            label={words.defaultShipping}
            defaultChecked={defaults.isDefaultShipping}
          />
          <Checkbox
            name="defaultBilling"
            optional
            label={words.defaultBilling}
            defaultChecked={defaults.isDefaultBilling}
          />
        </div>
        <Actions>
          <Button look="primary" working={isSaving}>
            {words.save}
          </Button>
        </Actions>
      </Form>
    </div>
  );
}
