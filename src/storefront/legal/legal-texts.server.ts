import type { Locale } from '#domain/people/locale.ts';
import { brand } from '../brand/brand.ts';
import { business } from '../brand/business.ts';
import { legal as de } from './texts.de.ts';
import { legal as en } from './texts.en.ts';
import type { LegalDocument, LegalTexts } from './legal-document.ts';

/**
 * A document that binds, in one language, for the brand. On the server alone: it is long, and
 * a browser that shows it gets it in the page.
 */
export function legalDocument(which: keyof LegalTexts, locale: Locale): LegalDocument {
  const { plan, retailer, support } = brand;
  const { operator } = business;
  const texts = locale === 'de' ? de : en;
  return texts[which]({
    plan: plan.name,
    retailer: retailer.name,
    operator: operator.name,
    representedBy: operator.representedBy,
    address: operator.addressLines.join(', '),
    phone: operator.phone,
    register: operator.register[locale],
    vatId: operator.vatId,
    supportEmail: support.email,
    dataProtectionEmail: operator.dataProtectionEmail,
    authority: operator.authority[locale],
  });
}
