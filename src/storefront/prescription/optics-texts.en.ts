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
  od: { word: 'OD', text: 'Latin oculus dexter: your right eye.' },
  os: { word: 'OS', text: 'Latin oculus sinister: your left eye.' },
  dioptre: { word: 'Diopter', text: 'The unit for the strength of a lens.' },
  index: {
    word: 'Lens index',
    text: 'How strongly the material bends light. The higher the index, the thinner the lens for the same strength.',
  },
  singleVision: {
    word: 'Single vision',
    text: 'One strength across the whole lens: for distance or for reading.',
  },
  bifocals: {
    word: 'Bifocals',
    text: 'Two strengths in one lens, distance on top and reading below, with a visible line.',
  },
  progressive: {
    word: 'Progressive',
    text: 'Distance, midrange and near in one lens, with no line.',
  },
  lensWidth: {
    word: 'Lens width',
    text: 'The width of one lens at its widest point, in millimeters.',
  },
  bridge: {
    word: 'Bridge',
    text: 'The distance between the two lenses, where the frame sits on the nose, in millimeters.',
  },
  temple: {
    word: 'Temple length',
    text: 'The length of one arm from the hinge to behind the ear, in millimeters.',
  },
  totalWidth: {
    word: 'Total width',
    text: 'The whole front of the frame from hinge to hinge, in millimeters. It should be about as wide as your face.',
  },
};
