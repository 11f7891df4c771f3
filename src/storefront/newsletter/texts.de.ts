import { newsletterConsent } from '#domain/newsletter/consent.ts';
import type { newsletter as en } from './texts.en.ts';

export const newsletter = {
  title: 'Newsletter',
  consent: `„${newsletterConsent.de}“`,
  privacy: 'Was wir über Sie speichern',
  email: 'E-Mail-Adresse',
  emailHint: 'Wir senden zuerst einen Link dorthin. Ohne ihn kommt nichts.',
  ask: 'Newsletter bestellen',
  wrongEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, etwa name@beispiel.de.',
  notOffered: 'Der Newsletter kann hier gerade nicht bestellt werden.',
  limited: (minutes: number) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  demoOutbox: 'Nachricht im Postausgang der Demo ansehen',
  follow: { confirm: 'Ja, Newsletter senden', unsubscribe: 'Abmelden' },
  views: {
    form: {
      title: 'Newsletter',
      text: 'Neue Fassungen und Angebote, etwa einmal im Monat. Er weiß nichts von Ihrer Verordnung und Ihren Bestellungen.',
    },
    asked: {
      title: 'Bitte sehen Sie in Ihre E-Mails',
      text: 'Wir haben eine Nachricht an diese Adresse gesendet. Folgen Sie dem Link darin innerhalb von 7 Tagen; bis dahin sind Sie nicht angemeldet.',
    },
    confirm: {
      title: 'Newsletter bestätigen',
      text: 'Ein Klick, und Sie sind angemeldet. Sie sind damit einverstanden:',
    },
    confirmed: {
      title: 'Sie sind angemeldet',
      text: 'Danke. In einer Nachricht an Ihre Adresse steht der Link, mit dem Sie sich jederzeit abmelden.',
    },
    unsubscribe: {
      title: 'Vom Newsletter abmelden',
      text: 'Ein Klick, und Ihre Adresse ist gelöscht.',
    },
    ended: {
      title: 'Sie sind abgemeldet',
      text: 'Wir haben Ihre Adresse aus dem Newsletter gelöscht.',
    },
    notEnded: {
      title: 'Diesen Link konnten wir nicht lesen',
      text: 'Es fehlt ein Teil davon. Öffnen Sie ihn noch einmal aus dem neuesten Newsletter, oder schreiben Sie uns, und wir melden Sie ab:',
    },
    invalid: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er ist älter als 7 Tage, oder es fehlt ein Teil davon. Hier können Sie einen neuen anfordern.',
    },
  },
} satisfies typeof en;
