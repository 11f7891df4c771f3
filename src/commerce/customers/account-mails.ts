import type { Locale } from '#domain/people/locale.ts';
import { linkHours } from './account-links.ts';

/**
 * Mails about accounts: to choose another password, to prove an address, to who has one, and what
 * somebody who is signed in has changed: the owner hears of it, whoever it was.
 */
export type AccountMail = 'reset' | 'confirm' | 'taken' | 'password-changed' | 'email-changed';

type Words = (said: { shop: string; url: string }) => { subject: string; text: string };

export const accountMails: Record<Locale, Record<AccountMail, Words>> = {
  en: {
    reset: ({ shop, url }) => ({
      subject: `Choose a new password for ${shop}`,
      text:
        `You can choose a new password for your account at ${shop} here:\n\n${url}\n\n` +
        `The link works once, for ${linkHours.reset} hour.\n\n` +
        `If you didn’t ask for it, you can ignore this message: your password stays as it is.\n`,
    }),
    confirm: ({ shop, url }) => ({
      subject: `Please confirm your account at ${shop}`,
      text:
        `Please confirm that this address is yours, so that you can sign in at ${shop}:\n\n${url}\n\n` +
        `The link works once, for ${linkHours.confirm} hours.\n\n` +
        `If you didn’t open an account, you can ignore this message.\n`,
    }),
    taken: ({ shop, url }) => ({
      subject: `You have an account at ${shop} already`,
      text:
        `Somebody, probably you, wanted to open an account at ${shop} with this address. You have one already.\n\n` +
        `Sign in here, or choose a new password if you don’t remember yours:\n\n${url}\n\n` +
        `If it wasn’t you, you can ignore this message.\n`,
    }),
    'password-changed': ({ shop, url }) => ({
      subject: `Your password for ${shop} was changed`,
      text:
        `The password of your account at ${shop} has just been changed, and every other device was signed out.\n\n` +
        `If it wasn’t you, please choose a new one at once:\n\n${url}\n`,
    }),
    'email-changed': ({ shop, url }) => ({
      subject: `Your account at ${shop} has another email address`,
      text:
        `The email address of your account at ${shop} has just been changed to another one. From now on we write to you there.\n\n` +
        `If it wasn’t you, please tell us at once. How to reach us stands here:\n\n${url}\n`,
    }),
  },
  de: {
    reset: ({ shop, url }) => ({
      subject: `Neues Passwort für ${shop}`,
      text:
        `Hier wählen Sie ein neues Passwort für Ihr Konto bei ${shop}:\n\n${url}\n\n` +
        `Der Link gilt einmal und nur ${linkHours.reset} Stunde lang.\n\n` +
        `Sie haben keinen Link angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.\n`,
    }),
    confirm: ({ shop, url }) => ({
      subject: `Bitte bestätigen Sie Ihr Konto bei ${shop}`,
      text:
        `Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Danach können Sie sich bei ${shop} anmelden:\n\n${url}\n\n` +
        `Der Link gilt einmal und nur ${linkHours.confirm} Stunden lang.\n\n` +
        `Sie haben kein Konto eröffnet? Dann müssen Sie nichts tun.\n`,
    }),
    taken: ({ shop, url }) => ({
      subject: `Sie haben schon ein Konto bei ${shop}`,
      text:
        `Jemand, wahrscheinlich Sie selbst, wollte mit dieser Adresse ein Konto bei ${shop} eröffnen. Sie haben schon eines.\n\n` +
        `Melden Sie sich hier an oder wählen Sie ein neues Passwort, wenn Ihnen Ihres nicht einfällt:\n\n${url}\n\n` +
        `Sie waren es nicht? Dann müssen Sie nichts tun.\n`,
    }),
    'password-changed': ({ shop, url }) => ({
      subject: `Ihr Passwort für ${shop} wurde geändert`,
      text:
        `Das Passwort Ihres Kontos bei ${shop} wurde gerade geändert. Auf allen anderen Geräten wurde es abgemeldet.\n\n` +
        `Sie waren es nicht? Dann wählen Sie bitte gleich ein neues:\n\n${url}\n`,
    }),
    'email-changed': ({ shop, url }) => ({
      subject: `Ihr Konto bei ${shop} hat eine andere E-Mail-Adresse`,
      text:
        `Die E-Mail-Adresse Ihres Kontos bei ${shop} wurde gerade geändert. Ab jetzt schreiben wir Ihnen dorthin.\n\n` +
        `Sie waren es nicht? Dann sagen Sie uns bitte gleich Bescheid. Hier steht, wie Sie uns erreichen:\n\n${url}\n`,
    }),
  },
};
