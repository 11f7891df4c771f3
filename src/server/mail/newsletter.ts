import { newsletterAskedDays, newsletterConsent } from '#domain/newsletter/consent.ts';
import { storeByCode, type Locale } from '#domain/people/locale.ts';
import { pathIn } from '#storefront/app/paths.ts';
import { brand } from '#storefront/brand/brand.ts';
import type { Services } from '../services.ts';
import { newsletterTexts } from './newsletter-texts.ts';

/**
 * Mails the link that confirms the newsletter, or, to who has it, that they do. Nobody is written
 * to who ended it meanwhile.
 */
export async function sendNewsletterMail(
  services: Services,
  subscriberId: number,
  key: string,
): Promise<void> {
  const found = await services.commerce.newsletter.find(subscriberId);
  if (!found) return;
  const { code, locale } = storeByCode(found.storeCode);
  const words = newsletterTexts[code][found.status === 'SUBSCRIBED' ? 'subscribed' : 'asked'];
  const endUrl = newsletterEndUrl(services, locale, found.endToken);
  await services.messages.deliver(
    {
      channel: 'email',
      to: found.email,
      subject: words.subject(brand.retailer.name),
      text: words.text({
        url: `${pageOf(services, locale)}?confirm=${found.confirmToken}`,
        endUrl,
        consent: newsletterConsent[locale],
        days: newsletterAskedDays,
      }),
      unsubscribeUrl: endUrl,
    },
    `newsletter:${key}`,
  );
}

/** Where a reader ends it: by a button, or a mail program by itself. */
export function newsletterEndUrl(
  services: Pick<Services, 'publicUrl'>,
  locale: Locale,
  endToken: string,
): string {
  return `${pageOf(services, locale)}?unsubscribe=${endToken}`;
}

function pageOf({ publicUrl }: Pick<Services, 'publicUrl'>, locale: Locale): string {
  return publicUrl() + pathIn(locale)('newsletter.newsletter');
}
