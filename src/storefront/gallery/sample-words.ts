import { useLocale } from '../i18n/texts.tsx';

/** What parts in the gallery say: of its own, so that it changes with no page of the shop. */
const SAMPLES = {
  en: {
    save: 'Save and continue',
    print: 'Print or save',
    goOn: 'Continue to your prescription',
    working: 'One moment, please',
    change: 'Change the frame',
    title: 'Your frame and its lenses',
    sentence: 'These values are possible but unusual. If they stand on your paper, tick the box.',
    tick: 'I compared this with my paper',
    field: 'Last name',
    hint: 'As it stands on your card.',
    wrong: 'Please enter your last name.',
    question: 'What should the lenses do?',
    choices: ['One distance: far or near', 'Far and near, with a line', 'All, without a line'],
    frame: 'Frame',
    lenses: 'Lenses',
    account: { words: 'Your orders', leave: 'Sign out' },
    columns: ['Sphere', 'Cylinder', 'Axis'],
  },
  de: {
    save: 'Speichern und fortfahren',
    print: 'Drucken oder speichern',
    goOn: 'Weiter zu Ihrem Brillenrezept',
    working: 'Einen Augenblick bitte',
    change: 'Fassung ändern',
    title: 'Ihre Fassung und ihre Brillengläser',
    sentence:
      'Diese Werte sind möglich, aber ungewöhnlich. Stehen sie so auf Ihrem Rezept, setzen Sie das Häkchen.',
    tick: 'Ich habe dies mit meinem Rezept verglichen',
    field: 'Nachname',
    hint: 'Wie er auf Ihrer Versichertenkarte steht.',
    wrong: 'Bitte geben Sie Ihren Nachnamen ein.',
    question: 'Was sollen die Gläser können?',
    choices: [
      'Eine Entfernung: Ferne oder Nähe',
      'Ferne und Nähe, mit sichtbarer Trennlinie',
      'Alle Entfernungen, ohne Trennlinie',
    ],
    frame: 'Fassung',
    lenses: 'Brillengläser',
    account: { words: 'Bestellungen', leave: 'Abmelden' },
    columns: ['Sphäre', 'Zylinder', 'Achse'],
  },
} as const;

export function useSamples() {
  return SAMPLES[useLocale()];
}
