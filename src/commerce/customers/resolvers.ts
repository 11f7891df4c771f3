import { isEmail } from '#domain/people/contact.ts';
import { inputError } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { entityUid } from '../ids.ts';
import { pageInfo, pageOf, readPage } from '../store/pages.ts';
import { openNewsletter } from '../newsletter/newsletter-door.ts';
import { reviewsOfCustomer } from '../reviews/resolvers.ts';
import { countryCodeOf } from '../store/countries.ts';
import { utcTime } from '../store/utc-time.ts';
import { changeCustomer, createCustomer, getCurrentCustomer, tokenAsAdmin } from './accounts.ts';
import { changeAccount } from './change-account.ts';
import { changeAddress, createAddress, numberOfAddress, removeAddress } from './address-changes.ts';
import { listAddresses } from './address-book.ts';
import { deleteAccount } from './delete-account.ts';
import { confirmEmail, resendConfirmation } from './confirmation.ts';
import { revokeTokens } from './customer.ts';
import type { CustomerAddress } from './customer-address.ts';
import { requestPasswordReset, resetPassword } from './forgotten-password.ts';
import { requireCustomer } from './require-customer.ts';
import { changeEmail, changePassword, signIn } from './sign-in.ts';

export const resolvers: Resolvers = {
  Query: {
    customer: (_root, _args, context) => getCurrentCustomer(context),
    isEmailAvailable: (_root, { email }) => {
      if (!email.trim()) throw inputError('Email must be specified');
      if (!isEmail(email.trim())) throw inputError('Email is invalid');
      // Magento's default since 2.4.7: nobody learns here who has an account.
      return { is_email_available: true };
    },
  },
  Mutation: {
    createCustomerV2: async (_root, { input }, context) => ({
      customer: await createCustomer(context, input),
    }),
    // As Magento 2.4.6 calls it.
    createCustomer: async (_root, { input }, context) => ({
      customer: await createCustomer(context, {
        ...input,
        email: input.email ?? '',
        firstname: input.firstname ?? '',
        lastname: input.lastname ?? '',
      }),
    }),
    requestPasswordResetEmail: (_root, { email }, context) => requestPasswordReset(context, email),
    resetPassword: (_root, { email, resetPasswordToken, newPassword }, context) =>
      resetPassword(context, { email, token: resetPasswordToken, password: newPassword }),
    confirmEmail: async (_root, { input }, context) => ({
      customer: await confirmEmail(context, { email: input.email, key: input.confirmation_key }),
    }),
    resendConfirmationEmail: (_root, { email }, context) => resendConfirmation(context, email),
    updateCustomer: async (_root, { input }, context) => ({
      customer: await changeAccount(context, input),
    }),
    updateCustomerV2: async (_root, { input }, context) => ({
      customer: await changeCustomer(context, input),
    }),
    generateCustomerToken: async (_root, { email, password }, context) => ({
      token: await signIn(context, email, password),
    }),
    changeCustomerPassword: (_root, { currentPassword, newPassword }, context) =>
      changePassword(context, currentPassword, newPassword),
    updateCustomerEmail: async (_root, { email, password }, context) => ({
      customer: await changeEmail(context, email, password),
    }),
    generateCustomerTokenAsAdmin: async (_root, { input }, context) => ({
      customer_token: await tokenAsAdmin(context, input.customer_email),
    }),
    revokeCustomerToken: async (_root, _args, context) => {
      await revokeTokens(context.pool, requireCustomer(context).id);
      return { result: true };
    },
    deleteCustomer: (_root, _args, context) => deleteAccount(context),
    createCustomerAddress: (_root, { input }, context) => createAddress(context, input),
    updateCustomerAddress: (_root, { id, input }, context) =>
      changeAddress(context, id, input ?? {}),
    deleteCustomerAddress: (_root, { id }, context) => removeAddress(context, id),
    updateCustomerAddressV2: async (_root, { uid, input }, context) =>
      changeAddress(context, await numberOfAddress(context, uid), input ?? {}),
    deleteCustomerAddressV2: async (_root, { uid }, context) =>
      removeAddress(context, await numberOfAddress(context, uid)),
  },
  Customer: {
    // Magento never tells the number on the storefront.
    id: () => null,
    group_id: () => null,
    reviews: ({ id }, args, context) => reviewsOfCustomer(id, args, context),
    email: ({ profile }) => profile.email,
    firstname: ({ profile }) => profile.firstname,
    lastname: ({ profile }) => profile.lastname,
    middlename: ({ profile }) => profile.middlename,
    prefix: ({ profile }) => profile.prefix,
    suffix: ({ profile }) => profile.suffix,
    date_of_birth: ({ profile }) => profile.dateOfBirth,
    dob: ({ profile }) => profile.dateOfBirth,
    gender: ({ profile }) => profile.gender,
    taxvat: ({ profile }) => profile.taxvat,
    // To who has just opened an account: what they asked for, until they sign in.
    is_subscribed: ({ id, isSubscribed }, _args, context) =>
      context.customer?.id === id ? openNewsletter(context).isSubscribed(id) : isSubscribed,
    allow_remote_shopping_assistance: ({ allowsRemoteAssistance }) => allowsRemoteAssistance,
    created_at: ({ createdAt }) => utcTime(createdAt),
    custom_attributes: () => [],
    // Whoever is signed in has confirmed where that is asked.
    confirmation_status: (_customer, _args, { settings }) =>
      settings.accounts?.mustConfirm ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    addresses: ({ id }, _args, { pool, sealer }) => listAddresses(pool, sealer, id),
    addressesV2: async ({ id }, asked, { pool, sealer }) => {
      const page = readPage(asked);
      const addresses = await listAddresses(pool, sealer, id);
      return {
        items: pageOf(addresses, page),
        page_info: pageInfo(addresses.length, page),
        total_count: addresses.length,
      };
    },
    default_shipping: async ({ id }, _args, { pool, sealer }) =>
      defaultOf(await listAddresses(pool, sealer, id), 'isDefaultShipping'),
    default_billing: async ({ id }, _args, { pool, sealer }) =>
      defaultOf(await listAddresses(pool, sealer, id), 'isDefaultBilling'),
  },
  CustomerAddress: {
    uid: ({ id }) => entityUid(id),
    customer_id: () => null,
    region: ({ region }) =>
      region && { region: region.name, region_code: region.code, region_id: region.id },
    region_id: ({ region }) => region?.id ?? null,
    country_id: ({ countryCode }) => countryCode,
    country_code: ({ countryCode }) => countryCodeOf(countryCode),
    vat_id: ({ vatId }) => vatId,
    custom_attributes: () => [],
    custom_attributesV2: () => [],
    extension_attributes: () => [],
    default_shipping: ({ isDefaultShipping }) => isDefaultShipping,
    default_billing: ({ isDefaultBilling }) => isDefaultBilling,
  },
};

function defaultOf(
  addresses: CustomerAddress[],
  use: 'isDefaultShipping' | 'isDefaultBilling',
): string | null {
  const address = addresses.find((candidate) => candidate[use]);
  return address ? String(address.id) : null;
}
