import type { wishlist as en } from './texts.en.ts';

/** Was jemand behält, um es noch einmal anzusehen. */
export const wishlist = {
  heart: {
    save: (frame) => `${frame} merken`,
    remove: (frame) => `${frame} von der Merkliste nehmen`,
    list: (count) => `Ihre Merkliste (${count})`,
  },
  onPage: { save: 'Merken', saved: 'Gemerkt' },
  refused: {
    gone: 'Diese Fassung wird nicht mehr verkauft und lässt sich deshalb nicht merken.',
    unsupported: 'Dieses Produkt lässt sich nicht merken.',
    said: (message) => `Es wurde nichts gemerkt. Die Antwort des Shops: ${message}`,
  },
  page: {
    title: 'Ihre Merkliste',
    lead: 'Legen Sie eine Fassung in den Warenkorb, oder sehen Sie sie noch einmal an. Was im Warenkorb liegt, steht nicht mehr hier.',
    empty:
      'Noch ist nichts gemerkt. Drücken Sie bei einer Fassung auf das Herz, dann finden Sie sie hier wieder, auf jedem Gerät.',
    find: 'Fassungen ansehen',
    away: 'Die Merkliste lässt sich in diesem Shop gerade nicht zeigen.',
    error: 'Fehler bei der Merkliste',
    inColour: (colour) => `Gemerkt in ${colour}`,
    inColourSoldOut: (colour) => `Gemerkt in ${colour}, ausverkauft`,
    toCart: (frame) => `In den Warenkorb: ${frame}`,
    toCartAction: 'In den Warenkorb',
    remove: (frame) => `${frame} entfernen`,
    removeAction: 'Entfernen',
    frames: 'Fassungen',
    others: 'Außerdem auf Ihrer Merkliste',
    gone: 'Ein Produkt, das nicht mehr verkauft wird',
    removed: (frame) => `${frame} steht nicht mehr auf Ihrer Merkliste.`,
    undo: 'Rückgängig machen',
    failed:
      'Das hat nicht geklappt, und Ihre Merkliste ist unverändert. Bitte versuchen Sie es noch einmal.',
  },
} satisfies typeof en;
