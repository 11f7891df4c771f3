import type { StoreCode } from '#domain/people/locale.ts';

type Facts = { url: string; endUrl: string; consent: string; days: number };
type Words = { subject: (shop: string) => string; text: (facts: Facts) => string };

/**
 * Mails of the newsletter that are no newsletter: they say what was asked for, and advertise
 * nothing, since until the link is followed nobody has agreed to that.
 */
export const newsletterTexts: Record<StoreCode, Record<'asked' | 'subscribed', Words>> = {
  default: {
    asked: {
      subject: (shop) => `Please confirm: newsletter of ${shop}`,
      text: ({ url, endUrl, consent, days }) =>
        `Somebody, probably you, asked for our newsletter at this address.\n\n` +
        `What you would agree to: “${consent}”\n\nTo confirm: ${url}\n\n` +
        `The link works for ${days} days. Without it we send you nothing, and delete your address then. ` +
        `You didn’t ask? Ignore this message, or delete your address right away: ${endUrl}\n`,
    },
    subscribed: {
      subject: (shop) => `You get the newsletter of ${shop}`,
      text: ({ endUrl }) =>
        `This address is subscribed to our newsletter. It comes about once a month.\n\n` +
        `To unsubscribe: ${endUrl}\n`,
    },
  },
  german: {
    asked: {
      subject: (shop) => `Bitte bestätigen: Newsletter von ${shop}`,
      text: ({ url, endUrl, consent, days }) =>
        `Jemand, vermutlich Sie, hat unseren Newsletter an diese Adresse bestellt.\n\n` +
        `Womit Sie einverstanden wären: „${consent}“\n\nBestätigen: ${url}\n\n` +
        `Der Link gilt ${days} Tage. Ohne ihn senden wir Ihnen nichts und löschen Ihre Adresse danach. ` +
        `Sie haben nichts bestellt? Dann müssen Sie nichts tun, oder Sie löschen Ihre Adresse gleich: ${endUrl}\n`,
    },
    subscribed: {
      subject: (shop) => `Sie erhalten den Newsletter von ${shop}`,
      text: ({ endUrl }) =>
        `Diese Adresse ist für unseren Newsletter angemeldet. Er kommt etwa einmal im Monat.\n\n` +
        `Abmelden: ${endUrl}\n`,
    },
  },
};
