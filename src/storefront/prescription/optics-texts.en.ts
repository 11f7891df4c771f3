/** Optical words, each with one plain sentence or two, for whoever asks. */
export const optics = {
  explain: (word: string) => `What does “${word}” mean?`,
  sphere: {
    word: 'Sphere',
    text: 'The main strength of the lens, in diopters. Minus means near-sighted: distant things look blurry. Plus means far-sighted.',
  },
  cylinder: {
    word: 'Cylinder',
    text: 'Corrects astigmatism, a cornea that curves more in one direction than the other. No value means you have none.',
  },
  axis: {
    word: 'Axis',
    text: 'The direction of the astigmatism, in degrees from 1 to 180. It always goes with a cylinder.',
  },
  add: {
    word: 'Add',
    text: 'The extra strength for reading, in the lower part of bifocal and progressive lenses.',
  },
  prism: {
    word: 'Prism',
    text: 'Shifts the image so that both eyes work together. Few prescriptions have one.',
  },
  base: {
    word: 'Base',
    text: 'The direction of a prism: in (toward the nose), out, up or down.',
  },
  pd: {
    word: 'Pupillary distance (PD)',
    text: 'The distance between the centers of your pupils in millimeters, so that each lens is centered on your eye.',
  },
  fittingHeight: {
    word: 'Fitting height',
    text: 'How high your pupil is above the lower edge of the lens in this frame.',
  },
  vertexDistance: {
    word: 'Vertex distance',
    text: 'How far the lens is from your eye when you wear the frame.',
  },
  tilt: {
    word: 'Tilt',
    text: 'How far the lower edge of the frame leans toward your cheeks (pantoscopic tilt).',
  },
};
