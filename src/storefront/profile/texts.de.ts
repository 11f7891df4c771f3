import type { profile as en } from './texts.en.ts';

export const profile = {
  nav: {
    label: 'Ihr Konto',
    pages: {
      'orders.orders': 'Bestellungen',
      'wishlist.wishlist': 'Merkliste',
      'addresses.addresses': 'Adressen',
      'reviews.own': 'Bewertungen',
      'profile.profile': 'Profil',
    },
  },

  page: {
    title: 'Ihr Profil',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    changes: {
      'accounts.change-account': 'Name oder E-Mail-Adresse ändern',
      'accounts.change-password': 'Passwort ändern',
      'accounts.erase-account': 'Konto löschen',
    },
    signIn: 'Anmeldung',
    byCode:
      'Mit einem Code, den wir an Ihre E-Mail-Adresse oder Ihr Telefon senden. Ein Passwort brauchen Sie nicht.',
    away: (plan: string) =>
      `${plan} kann uns Ihre Kontaktdaten gerade nicht nennen. Bitte versuchen Sie es später noch einmal.`,
    changeTitle: 'Stimmt etwas nicht?',
    change: (plan: string) =>
      `Name und Kontaktdaten kommen von ${plan}. Damit wird geprüft, wer bestellen darf, und dorthin gehen Ihre Codes. Ändern kann sie nur ${plan}. Ihre Adressen können Sie hier selbst ändern.`,
  },
} satisfies typeof en;
