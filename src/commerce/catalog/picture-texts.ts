/** From where a picture shows a frame, behind the name of the frame. */
export const pictureTexts: Record<'en' | 'de', Record<string, string>> = {
  en: {
    'three-quarter': 'at an angle',
    front: 'from the front',
    side: 'from the side',
    folded: 'folded',
  },
  de: {
    'three-quarter': 'schräg von vorn',
    front: 'von vorn',
    side: 'von der Seite',
    folded: 'zusammengeklappt',
  },
};
