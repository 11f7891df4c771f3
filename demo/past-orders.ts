import { toFields } from '#domain/prescription/prescription-wire.ts';
import { demoCatalogue } from './frames/index.ts';
import type { Services } from '#server/services.ts';
import { RecordRedemptionDocument } from '#clients/generated/member-data.ts';
import type { DemoMember } from './members.ts';
import { savedPrescription } from './prescriptions.ts';

const dayMs = 24 * 60 * 60 * 1000;

type PastOrder = { daysAgo: number; status: 'complete' | 'canceled' };

/**
 * A pair that a demo member ordered some time ago, with the redemption it caused. Done again,
 * as after a start that was killed on the way, it completes what is there.
 */
export async function seedPastOrder(
  services: Services,
  { memberId, firstName, lastName, phone, home }: DemoMember,
  { daysAgo, status }: PastOrder,
): Promise<void> {
  const { commerce, memberData, customers } = services;
  const member = await memberData.members.show(memberId);
  const frameSku = demoCatalogue.frames[0]?.colors[0]?.sku;
  if (!member || !frameSku) throw new Error(`demo member ${memberId} cannot have ordered`);

  const email = await customers.ensureCustomer(member.userId);
  const customerId = (await commerce.customerIds([email])).get(email);
  if (!customerId) throw new Error(`demo member ${memberId} has no customer`);
  const known = (await commerce.orders.list()).find((order) => order.customerId === customerId);
  const order =
    known ??
    (await commerce.orders.seed({
      customerId,
      storeCode: 'default',
      placedAt: new Date(Date.now() - daysAgo * dayMs),
      status,
      frameSku,
      lensCode: 'SV-150',
      entered: toFields(savedPrescription),
      address: {
        firstname: firstName,
        lastname: lastName,
        street: [home.street],
        city: home.city,
        // Magento's number for Oregon.
        region: { id: 49, code: home.state, name: 'Oregon' },
        postcode: home.postcode,
        countryCode: 'US',
        telephone: phone,
        middlename: null,
        prefix: null,
        suffix: null,
        company: null,
        fax: null,
        vatId: null,
        notes: null,
      },
    }));
  if (status === 'canceled') return;
  await services.memberDataFor().run(RecordRedemptionDocument, {
    userId: member.userId,
    orderNumber: order.number,
    redeemedAt: order.placedAt.toISOString(),
  });
}
