import type { optics as en } from './optics-texts.en.ts';

export const optics = {
  explain: (word: string) => `Was bedeutet „${word}“?`,
  sphere: {
    word: 'Sphäre (Sph)',
    text: 'Die Grundstärke des Glases in Dioptrien. Minus heißt kurzsichtig: Fernes ist unscharf. Plus heißt weitsichtig.',
  },
  cylinder: {
    word: 'Zylinder (Zyl)',
    text: 'Gleicht eine Hornhautverkrümmung (Astigmatismus) aus. Steht dort kein Wert, haben Sie keine.',
  },
  axis: {
    word: 'Achse',
    text: 'Die Richtung der Hornhautverkrümmung in Grad, von 1 bis 180. Sie gehört immer zu einem Zylinder.',
  },
  add: {
    word: 'Addition (Add)',
    text: 'Die zusätzliche Stärke zum Lesen im unteren Teil von Bifokal- und Gleitsichtgläsern.',
  },
  prism: {
    word: 'Prisma',
    text: 'Verschiebt das Bild so, dass beide Augen zusammenarbeiten. Nur wenige Verordnungen enthalten eines.',
  },
  base: {
    word: 'Basis',
    text: 'Die Richtung eines Prismas: innen (zur Nase), außen, oben oder unten.',
  },
  pd: {
    word: 'Pupillendistanz (PD)',
    text: 'Der Abstand Ihrer Pupillenmitten in Millimetern, damit jedes Glas genau vor dem Auge sitzt.',
  },
  fittingHeight: {
    word: 'Einschleifhöhe',
    text: 'Wie hoch Ihre Pupille in dieser Fassung über dem unteren Glasrand liegt.',
  },
  vertexDistance: {
    word: 'Hornhautscheitelabstand (HSA)',
    text: 'Wie weit das Glas vom Auge entfernt ist, wenn Sie die Fassung tragen.',
  },
  tilt: {
    word: 'Vorneigung',
    text: 'Wie weit der untere Rand der Fassung zu den Wangen geneigt ist.',
  },
} satisfies typeof en;
