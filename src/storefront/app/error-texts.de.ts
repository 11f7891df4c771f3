import type { errors as en } from './error-texts.en.ts';

export const errors = {
  technical: {
    title: 'Es tut uns leid',
    text: 'Wegen einer technischen Störung können wir gerade keine Verbindung herstellen. Bitte versuchen Sie es in einigen Augenblicken noch einmal.',
    safe: 'Ihre Eingaben bleiben erhalten. Falls Sie gerade bestellt haben, sehen Sie bitte zuerst unter „Ihre Bestellungen“ nach. Doppelt bestellt wird nichts.',
    tryAgain: 'Noch einmal versuchen',
  },
  tooMany: {
    title: 'Bitte warten Sie etwas',
    text: 'Aus Ihrem Netz haben in der letzten Stunde viele hier begonnen, deshalb wurde gerade nichts gespeichert. Ihr Browser hat Ihre Angaben noch: Gehen Sie zurück und senden Sie sie später noch einmal, spätestens in einer Stunde.',
  },
  modal: {
    title: 'Ein Fehler ist aufgetreten',
    text: 'Etwas hat nicht geklappt. Bitte versuchen Sie es noch einmal. Bleibt der Fehler bestehen, wenden Sie sich bitte an den Kundendienst.',
    tryAgain: 'Noch einmal versuchen',
  },
  notFound: {
    title: 'Diese Seite wurde nicht gefunden',
    text: 'Vielleicht enthält die Adresse einen Tippfehler, oder es gibt die Seite nicht mehr. Was Sie bisher gewählt und eingegeben haben, bleibt erhalten.',
    action: 'Zur Startseite',
  },
} satisfies typeof en;
