/** The page on measuring the pupillary distance oneself. */
export const measuring = {
  title: 'Measure your pupillary distance (PD)',
  lead: 'You need a mirror, a bank card and our printed ruler. It takes five minutes.',
  steps: {
    print: {
      title: 'Print the ruler and check it',
      text: 'Print this page at 100% (“actual size,” not “fit to page”). Put a bank card on the printed outline: they must be the same size. If they are not, the ruler is wrong. Please print it again.',
    },
    stand: {
      title: 'Stand in front of a mirror',
      text: 'Cut the ruler out along its lower edge. Stand about 8 inches from a mirror and hold the ruler flat against your brow, with the numbers facing the mirror. They are printed backward so that you can read them in the mirror.',
    },
    left: {
      title: 'Close your right eye',
      text: 'Look straight at your left eye in the mirror. Move the ruler until its 0 is right above the center of the pupil.',
    },
    right: {
      title: 'Close your left eye and open the right one',
      text: 'Don’t move your head or the ruler. Look straight at your right eye: the number above the center of its pupil is your PD.',
    },
    again: {
      title: 'Do it three times',
      text: 'Start over each time. Of your three numbers, enter the middle one under “One number.”',
    },
  },
  print: 'Print the ruler',
  printHint: 'To print the ruler, use your browser’s menu or press Ctrl+P (Command+P on a Mac).',
  otherRuler:
    'No printer? Any ruler with millimeters works. Its numbers read backward in the mirror.',
  accuracy: {
    title: 'How accurate is this?',
    text: (off: string) =>
      `At a mirror, two of three people are off by less than ${off}, some by twice as much. For mild single vision lenses that is fine. Beside the number you enter, we say what it means for your lenses.`,
    ask: 'Ask your eye doctor or optician for your PD instead if',
    points: (strongest: string) => [
      'you are ordering progressive or bifocal lenses: every millimeter counts there,',
      `a sphere or a cylinder is stronger than ${strongest} diopters, plus or minus,`,
      'your prescription has a prism,',
      'or your three readings are more than 2 mm apart.',
    ],
    practice: 'They often have it on file. A phone call is enough.',
  },
  back: 'Back to your prescription',
  sheet: {
    ruler:
      'Ruler in millimeters. Printed backward on purpose: read it in a mirror. Cut along this edge.',
    card: 'Check first: your bank card must cover this outline exactly. If it does not, do not use the ruler.',
  },
};
