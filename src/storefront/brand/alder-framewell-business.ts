import type { Business } from './brand-settings.ts';

/** The business of Framewell Optics with Alder Health, as the demo has it. */
export const alderFramewellBusiness: Business = {
  operator: {
    name: 'Framewell Optics Inc.',
    representedBy: 'Marit Lindqvist',
    addressLines: ['100 Lantern Street', 'Portland, OR 97205', 'USA'],
    phone: '+1 503 555 0142',
    register: {
      en: 'Oregon Secretary of State, Corporation Division, registry number 000000-00',
      de: 'Secretary of State des Staates Oregon (USA), Corporation Division, Nummer 000000-00',
    },
    vatId: 'DE 000 000 000',
    dataProtectionEmail: 'privacy@framewell.example',
    authority: {
      en: 'the Office for Civil Rights of the U.S. Department of Health and Human Services',
      de: 'die Datenschutzaufsicht des Bundeslandes, in dem Sie wohnen',
    },
  },
  payee: {
    payableTo: 'Framewell Optics Inc.',
    checkAddressLines: ['Accounts Receivable', '100 Lantern Street', 'Portland, OR 97205', 'USA'],
    iban: 'DE02 1203 0000 0000 2020 51',
  },
  showcase: ['12102', '10601', '11602'],
  workshop: { checkedWithinDays: 1, madeWithinDays: 5, arrivesAfterDays: 8 },
};
