import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, pageRequestContext, requireShopper } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { textsOf } from '../i18n/registry.ts';
import { useTexts } from '../i18n/texts.tsx';
import { AccountNav } from '../profile/index.ts';
import { LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import {
  deleteAddress,
  findSaved,
  loadBook,
  NEW_ADDRESS,
  setDefaultAddress,
} from './address-book.ts';
import type { AddressAction, AddressErrors } from './address-errors.ts';
import styles from './addresses.module.css';
import { SavedAddressPanel } from './saved-address-panel.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return loadBook(requireShopper(context), context.get(localeContext));
}

/** `intent`: `delete`, `setDefaultShipping` or `setDefaultBilling`, of the address `id`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const { book } = await loadBook(shopper, locale);
  const saved = findSaved(book, formText(form, 'id'));
  if (intent === 'delete') {
    // Sent twice, it is gone already.
    const refusal = saved && (await deleteAddress(shopper, locale, saved));
    return refusal ? refuse('deleteAddress', refusal) : done('addressDeleted');
  }
  const use = intent === 'setDefaultBilling' ? 'billing' : 'shipping';
  if (!saved) return refuse('setDefaultAddress', textsOf(locale).addresses.book.gone);
  const refusal = await setDefaultAddress(shopper, locale, saved, use);
  return refusal ? refuse('setDefaultAddress', refusal) : done('addressSaved');

  function done(id: 'addressDeleted' | 'addressSaved') {
    context.get(pageRequestContext).flash({ id });
    return redirect(pathIn(locale)('addresses.addresses'), 303);
  }

  function refuse(act: AddressAction, message: string) {
    return data<AddressErrors>({ [act]: message }, { status: 422 });
  }
}

// After a refusal the page shows the book as it is now.
export const shouldRevalidate = () => true;

export const handle = { back: 'home.home' } satisfies PageHandle;

export const meta = titled((texts) => texts.addresses.book.title);

export default function Addresses() {
  const { book, errors } = useLoaderData<typeof loader>();
  const refused: AddressErrors = useActionData<typeof action>() ?? {};
  const words = useTexts().addresses.book;
  const to = usePathTo();
  const messages = Object.values({ ...errors, ...refused });
  return (
    <div className={styles.book}>
      <ErrorSummary problems={messages.map((message) => ({ message }))} title={words.refused} />
      <PageHeading lead={book.length > 0 ? words.lead : words.none}>{words.title}</PageHeading>
      <AccountNav current="addresses.addresses" />
      <ul className={styles.list}>
        {book.map((address) => (
          <li key={address.id}>
            <SavedAddressPanel address={address} />
          </li>
        ))}
      </ul>
      <Actions>
        <LinkButton look="primary" icon="plus" to={to('addresses.address', { id: NEW_ADDRESS })}>
          {words.add}
        </LinkButton>
      </Actions>
    </div>
  );
}
