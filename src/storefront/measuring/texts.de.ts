import type { measuring as en } from './texts.en.ts';

export const measuring = {
  title: 'Pupillendistanz (PD) selbst messen',
  lead: 'Sie brauchen einen Spiegel, eine Bankkarte und unser ausgedrucktes Lineal. Es dauert fünf Minuten.',
  steps: {
    print: {
      title: 'Lineal drucken und prüfen',
      text: 'Drucken Sie diese Seite mit 100 % („tatsächliche Größe“, nicht „an Seite anpassen“). Legen Sie eine Bankkarte auf den gedruckten Umriss: Beide müssen gleich groß sein. Sind sie es nicht, stimmt das Lineal nicht. Drucken Sie es dann bitte noch einmal.',
    },
    stand: {
      title: 'Vor den Spiegel stellen',
      text: 'Schneiden Sie das Lineal an seiner unteren Kante aus. Stellen Sie sich etwa 20 cm vor einen Spiegel und halten Sie das Lineal flach an die Brauen, die Zahlen zum Spiegel. Sie sind spiegelverkehrt gedruckt, damit Sie sie im Spiegel lesen können.',
    },
    left: {
      title: 'Das rechte Auge schließen',
      text: 'Sehen Sie im Spiegel gerade auf Ihr linkes Auge. Schieben Sie das Lineal, bis die 0 genau über der Mitte der Pupille steht.',
    },
    right: {
      title: 'Das linke Auge schließen, das rechte öffnen',
      text: 'Bewegen Sie weder den Kopf noch das Lineal. Sehen Sie gerade auf Ihr rechtes Auge: Die Zahl über der Mitte seiner Pupille ist Ihre PD.',
    },
    again: {
      title: 'Dreimal messen',
      text: 'Beginnen Sie jedes Mal von vorn. Tragen Sie die mittlere der drei Zahlen bei „Eine Zahl“ ein.',
    },
  },
  print: 'Lineal drucken',
  printHint:
    'Das Lineal drucken Sie über das Menü des Browsers oder mit Strg+P (auf dem Mac Befehl+P).',
  otherRuler:
    'Kein Drucker? Jedes Lineal mit Millimetern ist geeignet. Seine Zahlen stehen im Spiegel verkehrt herum.',
  accuracy: {
    title: 'Wie genau ist das?',
    text: (off: string) =>
      `Am Spiegel messen zwei von drei Menschen auf ${off} genau, manche liegen doppelt so weit daneben. Bei schwachen Einstärkengläsern stört das nicht. Neben der eingegebenen Zahl sagen wir, was sie für Ihre Gläser bedeutet.`,
    ask: 'Fragen Sie lieber Ihre Augenarztpraxis oder Ihren Optiker nach der PD, wenn',
    points: (strongest: string) => [
      'Sie Gleitsicht- oder Bifokalgläser bestellen: Dort zählt jeder Millimeter,',
      `eine Sphäre oder ein Zylinder stärker ist als ${strongest} Dioptrien, plus oder minus,`,
      'auf Ihrer Verordnung ein Prisma steht',
      'oder Ihre drei Messungen um mehr als 2 mm auseinanderliegen.',
    ],
    practice: 'Dort ist sie oft schon bekannt. Ein Anruf genügt.',
  },
  back: 'Zurück zu Ihrer Verordnung',
  sheet: {
    ruler:
      'Lineal in Millimetern. Absichtlich spiegelverkehrt: im Spiegel ablesen. An dieser Kante ausschneiden.',
    card: 'Zuerst prüfen: Ihre Bankkarte muss diesen Umriss genau bedecken. Sonst verwenden Sie das Lineal bitte nicht.',
  },
} satisfies typeof en;
