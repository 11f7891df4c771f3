/** What is said to who cannot be served now, in both languages. Nothing of theirs was begun. */
export const busyTexts = {
  en: {
    title: 'So many people are here right now',
    text: 'We can’t serve everyone at once, so what you just asked for has not been done. Nothing was ordered, and nothing was changed.',
    again: 'Try again',
    sendAgain:
      'Please go back, wait a few seconds and send it again. What you typed is still there.',
  },
  de: {
    title: 'Gerade sind sehr viele Menschen hier',
    text: 'Wir können nicht alle gleichzeitig bedienen. Was Sie eben angefordert haben, wurde deshalb nicht ausgeführt: Es wurde nichts bestellt und nichts geändert.',
    again: 'Noch einmal versuchen',
    sendAgain:
      'Bitte gehen Sie zurück, warten Sie einige Sekunden und senden Sie es noch einmal. Ihre Eingaben sind noch da.',
  },
};
