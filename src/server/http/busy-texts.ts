/** What is said to who cannot be served now, in both languages. Nothing of theirs was begun. */
export const busyTexts = {
  en: {
    title: 'We’re very busy right now',
    text: 'We couldn’t do what you just asked for. Nothing was ordered, and nothing was changed.',
    again: 'Try again',
    sendAgain:
      'Please go back, wait a few seconds and send it again. What you typed is still there.',
  },
  de: {
    title: 'Gerade sind sehr viele Menschen hier',
    text: 'Deshalb konnten wir Ihre Anfrage nicht ausführen. Es wurde nichts bestellt und nichts geändert.',
    again: 'Noch einmal versuchen',
    sendAgain:
      'Bitte gehen Sie zurück, warten Sie einige Sekunden und senden Sie es noch einmal. Ihre Eingaben sind noch da.',
  },
};
