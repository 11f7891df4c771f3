import type { Locale } from '../people/locale.ts';

/**
 * What somebody agrees to who asks for the newsletter: shown where they ask and where they confirm,
 * and kept with the moment of both as the proof that the law asks for (Germany: § 7 (2) no. 2 UWG,
 * Article 7 (1) GDPR). A change of it counts for who asks from then on.
 */
export const newsletterConsent: Record<Locale, string> = {
  en: 'Send me news and offers about glasses by email, about once a month. I can unsubscribe at any time with the link in every email.',
  de: 'Senden Sie mir etwa einmal im Monat Neuigkeiten und Angebote rund um Brillen per E-Mail. Ich kann mich jederzeit über den Link in jeder E-Mail abmelden.',
};

/** How long the link in the mail confirms; then what was asked for is deleted. */
export const newsletterAskedDays = 7;

/** How long the proof is kept once somebody has unsubscribed (§ 195 BGB, § 31 OWiG). */
export const newsletterProofYears = 3;
