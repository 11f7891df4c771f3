/** Frames that look like the glasses in a photo. */
export const visualSearch = {
  title: 'Find frames by photo',
  lead: 'Give us a photo of glasses you like, alone or on a face. We show you the frames that look most like them.',
  consent: {
    title: 'What happens to your photo',
    points: [
      'It is compared with our frames here, on this device. It is never sent to us or to anyone else.',
      'This browser keeps it encrypted until you sign out, close this tab or delete it here.',
      'We look at the glasses alone: their outline, their rim and their color. Who wears them does not matter.',
    ],
  },
  give: {
    title: 'Your photo',
    camera: 'Take a photo',
    file: 'Choose a photo',
    other: 'Choose another photo',
    hint: 'Glasses seen from the front, in good light, on a plain ground, are found best. You can also drop a photo here or paste one.',
    looking: 'Comparing your photo with our frames. This takes a few seconds.',
  },
  faults: {
    unreadable: {
      title: 'We can’t open this file',
      text: 'Choose a photo as JPG, PNG or WebP.',
    },
    heic: {
      title: 'This browser can’t open HEIC photos',
      text: 'Save the photo as JPG first, or take it again on this page.',
    },
    'too-large': {
      title: 'This file is too large',
      text: 'Choose a photo of at most 40 MB.',
    },
    small: {
      title: 'This photo is too small',
      text: 'Choose one that is at least 120 pixels wide and high.',
    },
    dark: {
      title: 'This photo is too dark',
      text: 'Take it again with more light, near a window or a lamp.',
    },
    'no-glasses': {
      title: 'We can’t find glasses in this photo',
      text: 'Glasses seen from the front, in good light, on a plain ground, are found best. Try another photo.',
    },
    'no-frames': {
      title: 'Our frames can’t be compared with photos at the moment',
      text: 'Choose them by shape and color below.',
    },
    failed: {
      title: 'The search did not work',
      text: 'Nothing was sent and nothing was kept. Try again, or choose frames by shape and color below.',
    },
  },
  unsure: {
    title: 'We are not sure that these are glasses',
    text: 'If the corners below are not around them, drag them there and search in that part, or choose a photo in which the glasses are easier to see.',
  },
  twoPairs: {
    title: 'There are two pairs of glasses in this photo',
    text: 'The frames below look like the pair inside the corners. If you mean the other one, search there.',
    other: 'Search for the other pair',
  },
  pointAtThem: 'Or drag the corners around the glasses below and search there.',
  part: {
    found: 'The glasses in your photo',
    unfound: 'Where are the glasses?',
    photo: 'Your photo',
    hint: 'If the corners are not around the glasses, drag them there. By keyboard: go to a corner, then use the arrow keys.',
    edges: 'Set the edges without dragging',
    look: 'Search in this part',
    forget: 'Delete my photo',
  },
  alike: 'Frames that look like them',
  seen: {
    title: 'This is what we see. Take away what doesn’t matter to you.',
    list: 'What we see',
    remove: (what: string) => `${what}: does not matter`,
    back: (what: string) => `${what}: matters again`,
  },
  rims: { FullRim: 'Full rim', HalfRim: 'Half rim', Rimless: 'Rimless' },
  why: {
    outline: 'Very similar outline.',
    shape: 'Same shape.',
    rim: 'Same kind of rim.',
    color: 'Similar color.',
  },
  without: {
    title: 'Or choose by shape and color',
    needsScript: 'Searching by photo needs JavaScript, which is off in this browser.',
  },
};
