import { isEmail } from '#domain/people/contact.ts';
import { inputError, notAuthorized } from '../errors.ts';
import type { Resolvers } from '../generated/schema.ts';
import { entityUid } from '../ids.ts';
import { changeCustomer, createCustomer, getCurrentCustomer, tokenAsAdmin } from './accounts.ts';
import { changeAddress, createAddress, removeAddress } from './address-changes.ts';
import { listAddresses } from './address-book.ts';
import { revokeTokens, type Customer } from './customer.ts';
import type { CustomerAddress } from './customer-address.ts';
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
    revokeCustomerToken: async (_root, _args, { pool, customer }) => {
      if (!customer) throw notAuthorized();
      await revokeTokens(pool, customer.id);
      return { result: true };
    },
    createCustomerAddress: (_root, { input }, context) => createAddress(context, input),
    updateCustomerAddress: (_root, { id, input }, context) =>
      changeAddress(context, id, input ?? {}),
    deleteCustomerAddress: (_root, { id }, context) => removeAddress(context, id),
  },
  Customer: {
    // Magento never tells the number on the storefront.
    id: () => null,
    group_id: () => null,
    email: ({ profile }: Customer) => profile.email,
    firstname: ({ profile }: Customer) => profile.firstname,
    lastname: ({ profile }: Customer) => profile.lastname,
    middlename: ({ profile }: Customer) => profile.middlename,
    prefix: ({ profile }: Customer) => profile.prefix,
    suffix: ({ profile }: Customer) => profile.suffix,
    date_of_birth: ({ profile }: Customer) => profile.dateOfBirth,
    dob: ({ profile }: Customer) => profile.dateOfBirth,
    gender: ({ profile }: Customer) => profile.gender,
    taxvat: ({ profile }: Customer) => profile.taxvat,
    is_subscribed: ({ isSubscribed }: Customer) => isSubscribed,
    allow_remote_shopping_assistance: ({ allowsRemoteAssistance }: Customer) =>
      allowsRemoteAssistance,
    created_at: ({ createdAt }: Customer) => createdAt.toISOString().slice(0, 19).replace('T', ' '),
    addresses: ({ id }: Customer, _args, { pool, sealer }) => listAddresses(pool, sealer, id),
    default_shipping: async ({ id }: Customer, _args, { pool, sealer }) =>
      defaultOf(await listAddresses(pool, sealer, id), 'isDefaultShipping'),
    default_billing: async ({ id }: Customer, _args, { pool, sealer }) =>
      defaultOf(await listAddresses(pool, sealer, id), 'isDefaultBilling'),
  },
  CustomerAddress: {
    uid: ({ id }: CustomerAddress) => entityUid(id),
    customer_id: () => null,
    region: ({ region }: CustomerAddress) =>
      region && { region: region.name, region_code: region.code, region_id: region.id },
    region_id: ({ region }: CustomerAddress) => region?.id ?? null,
    country_id: ({ countryCode }: CustomerAddress) => countryCode,
    country_code: ({ countryCode }: CustomerAddress) => countryCode,
    vat_id: ({ vatId }: CustomerAddress) => vatId,
    default_shipping: ({ isDefaultShipping }: CustomerAddress) => isDefaultShipping,
    default_billing: ({ isDefaultBilling }: CustomerAddress) => isDefaultBilling,
  },
};

function defaultOf(
  addresses: CustomerAddress[],
  use: 'isDefaultShipping' | 'isDefaultBilling',
): string | null {
  const address = addresses.find((candidate) => candidate[use]);
  return address ? String(address.id) : null;
}
