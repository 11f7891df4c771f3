import { REVIEW_LENGTHS } from '#domain/reviews/review-texts.ts';
import type { reviews as en } from './texts.en.ts';

export const reviews = {
  title: 'Bewertungen',
  none: 'Diese Fassung hat noch niemand bewertet. Tragen Sie sie? Erzählen Sie anderen davon.',
  average: (stars: string, count: number, written: string) =>
    `${stars} von 5 aus ${count === 1 ? '1 Bewertung' : `${written} Bewertungen`}`,
  stars: (stars: string) => `${stars} von 5 Sternen`,
  starsRow: (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  spread: 'So verteilen sich die Sterne',
  spreadOfNewest: (count: string) =>
    `So verteilen sich die Sterne der neuesten ${count} Bewertungen`,
  by: (nickname: string, date: string) => (date ? `${nickname}, ${date}` : nickname),
  pages: {
    label: 'Seiten mit Bewertungen',
    place: (page: number, count: number) => `Seite ${page} von ${count}`,
    newer: 'Neuere Bewertungen',
    older: 'Weitere Bewertungen',
  },
  write: {
    action: 'Bewertung schreiben',
    title: (frame: string) => `${frame} bewerten`,
    lead: 'Andere lesen sie, wenn sie eine Fassung aussuchen. Wir sehen jede Bewertung an, bevor sie erscheint.',
    values: {
      '1': '1 Stern: schlecht',
      '2': '2 Sterne: mäßig',
      '3': '3 Sterne: gut',
      '4': '4 Sterne: sehr gut',
      '5': '5 Sterne: ausgezeichnet',
    },
    fields: { nickname: 'Ihr Spitzname', summary: 'Titel', text: 'Ihre Bewertung' },
    hints: {
      nickname: 'Er steht bei Ihrer Bewertung. Bitte nicht Ihren vollen Namen.',
      summary: 'Das Wichtigste in wenigen Worten',
      text: 'Wie sitzt die Fassung, wie ist sie gemacht? Bitte nichts über Ihre Gesundheit oder Ihre Verordnung.',
    },
    missingStars: (name: string) => `Bitte wählen Sie, wie viele Sterne Sie für ${name} geben.`,
    empty: {
      nickname: 'Bitte geben Sie einen Spitznamen ein.',
      summary: 'Bitte geben Sie einen Titel ein.',
      text: 'Bitte schreiben Sie Ihre Bewertung.',
    },
    tooLong: {
      nickname: `Der Spitzname ist zu lang: höchstens ${REVIEW_LENGTHS.nickname} Zeichen.`,
      summary: `Der Titel ist zu lang: höchstens ${REVIEW_LENGTHS.summary} Zeichen.`,
      text: `Die Bewertung ist zu lang: höchstens ${REVIEW_LENGTHS.text} Zeichen.`,
    },
    broken:
      'Darin stehen Zeichen, die sich nicht anzeigen lassen. Bitte tippen Sie es noch einmal.',
    refused:
      'Wir konnten Ihre Bewertung gerade nicht annehmen. Falls mehrere Ihrer Bewertungen noch warten, versuchen Sie es bitte wieder, sobald sie erschienen sind.',
    limited: (minutes: number) =>
      `Von hier kamen zu viele Bewertungen. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
    send: 'Bewertung senden',
  },
  own: {
    title: 'Ihre Bewertungen',
    lead: 'Eine Bewertung erscheint auf der Seite ihrer Fassung, sobald wir sie angesehen haben. Bewerten Sie eine Fassung noch einmal, ersetzt das Ihre frühere Bewertung.',
    none: 'Sie haben noch keine Bewertung geschrieben. Das können Sie auf der Seite jeder Fassung.',
    about: (frame: string) => `Über ${frame}`,
    frames: 'Fassungen ansehen',
  },
} satisfies typeof en;
