import { toFields } from '#domain/prescription/prescription-wire.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { RecordRedemptionDocument } from '#clients/generated/member-data.ts';
import type { TestShop, ShopMember } from './a-shop.ts';

export type PastOrder = { placedAt: Date; status: 'processing' | 'complete' | 'canceled' };

/** An order of the past, with the redemption that it caused unless it was canceled. */
export async function seedOrder(
  { services }: TestShop,
  { userId, firstName, lastName }: ShopMember,
  { placedAt, status }: PastOrder,
): Promise<string> {
  const { commerce, customers } = services;
  const email = await customers.ensureCustomer(userId);
  const order = await commerce.orders.seed({
    customerId: (await commerce.customerIds([email])).get(email) ?? 0,
    storeCode: 'default',
    placedAt,
    status,
    frameSku: '10101',
    lensCode: 'SV-150',
    entered: toFields(aCheckedPrescription()),
    address: {
      firstname: firstName,
      lastname: lastName,
      street: ['12 Analytical Way'],
      city: 'Albany',
      region: { id: 43, code: 'NY', name: 'New York' },
      postcode: '12207',
      countryCode: 'US',
      telephone: '518-555-0100',
      middlename: null,
      prefix: null,
      suffix: null,
      company: null,
      fax: null,
      vatId: null,
      notes: null,
    },
  });
  if (status === 'canceled') return order.number;
  await services.memberDataFor().run(RecordRedemptionDocument, {
    userId,
    orderNumber: order.number,
    redeemedAt: placedAt.toISOString(),
  });
  return order.number;
}
