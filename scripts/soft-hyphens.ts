import type { Plugin } from 'vite';

/**
 * Where long German words may part; the first letter may be small, and what follows may be any
 * ending. The button that binds is not among them: its words are sent as the law has them.
 */
const PARTED = [
  'ab-geschlossen',
  'Ablauf-datum',
  'Astig-matismus',
  'Aufsichts-behörde',
  'Aufzeich-nung',
  'aufge-zeichnet',
  'Augenarzt-praxis',
  'Augenoptik-betrieb',
  'Augenoptik-er',
  'Augen-unter-suchung',
  'ausge-druckt',
  'auseinander-liegen',
  'automati-sierten',
  'Barriere-freiheits-stärkungs-gesetz',
  'Barriere-freiheit',
  'Bestell-nummer',
  'Betriebs-nummer',
  'Bifokal-gl',
  'Binde-strichen',
  'Brechungs-index',
  'Brillen-gläser',
  'Brillen-leistung',
  'Brillen-verord-nung',
  'Daten-schutz-erklärung',
  'Druck-funktion',
  'einge-schränkt',
  'Einschleif-höhe',
  'einzu-schränken',
  'Einstärken-gl',
  'Entschei-dungen',
  'Fahr-lässigkeit',
  'Fehler-meldungen',
  'Fehler-protokolle',
  'Gesundheits-daten',
  'Gesundheits-karte',
  'Gleitsicht-gl',
  'Gutschein-code',
  'Höhen-ausgleich',
  'Hornhaut-scheitel-abstand',
  'Hornhaut-ver-krümmung',
  'Identifi-kations-nummer',
  'Karten-nummern',
  'Klein-schreibung',
  'Kurz-nachrichten',
  'Kompati-bilität',
  'Liefer-adresse',
  'Medizin-produkte-recht',
  'Mehrwert-steuer',
  'Minus-zylinder',
  'Mitglied-schaft',
  'Mitglieds-nummer',
  'Neuan-fertigung',
  'Nutzungs-bedin-gungen',
  'Prismen-dioptrien',
  'Pupillen-distanz',
  'Pupillen-mitten',
  'Rechts-grundlage',
  'Register-eintrag',
  'Schreib-weisen',
  'sechs-stellig',
  'Sendungs-nummer',
  'spiegel-verkehrt',
  'Sprach-wechsel',
  'Standard-versand',
  'Standard-werten',
  'Straßen-verkehr',
  'Streit-beilegungs-verfahren',
  'Streit-beilegung',
  'Telefon-nummer',
  'überein-stimmen',
  'unein-geschränkt',
  'unge-wöhnlich',
  'unter-scheiden',
  'verant-wortlich',
  'verbind-lichen',
  'Verbraucher-schlichtungs-stelle',
  'Verbraucher-streit-beilegung',
  'Verbrau-cherin',
  'ver-schlüsselt',
  'Versicherten-karte',
  'Versand-kosten',
  'Vertrags-pflichten',
  'Verwendungs-zweck',
  'Voraus-sichtlich',
  'vorher-sehbaren',
  'Wartezeit-raum',
  'wider-sprechen',
  'Widerrufs-recht',
  'Wohnsitz-landes',
  'Zahlungs-anweisung',
  'Zahlungs-karte',
  'zusammen-arbeiten',
];

const points = new Map(PARTED.map((word) => [word.replaceAll('-', '').toLowerCase(), word]));
const longestFirst = [...points.keys()].toSorted((one, other) => other.length - one.length);
const known = new RegExp(longestFirst.join('|'), 'giu');

/** The words of a German text, with a soft hyphen wherever a long one may part. */
export function withSoftHyphens(text: string): string {
  return text.replace(known, (found) => {
    const letters = [...found];
    return [...(points.get(found.toLowerCase()) ?? found)]
      .map((one) => (one === '-' ? '\u00ad' : letters.shift()))
      .join('');
  });
}

/** Browsers without German hyphenation part the long words of our texts as well. */
export function softHyphens(): Plugin {
  return {
    name: 'soft-hyphens',
    enforce: 'pre',
    transform: {
      filter: { id: /\.de\.ts(\?|$)/ },
      handler: (code) => ({ code: withSoftHyphens(code), map: null }),
    },
  };
}
