export const face = {
  title: 'Find your frame size',
  lead: 'Your camera or a photo measures how wide a frame should be and which shapes suit you. It takes less than a minute, and your picture stays on this device.',
  consent: {
    title: 'What happens to your picture',
    points: [
      'Your picture is measured here, on this device. It is never sent to us or to anyone else, and it is gone when you leave this page.',
      'We measure how wide your face is, how far apart your eyes are, and what shape your face looks like. That is all.',
      'The result stays in this browser until you sign out. We save it only if you press Save, and you can delete it at any time.',
      'You can get the same advice without a picture.',
    ],
  },
  ways: {
    title: 'With a picture',
    pd: 'Your pupillary distance (PD) in mm',
    pdHint: 'If you know it, the result is far more exact. Otherwise leave it empty.',
    pdKnown: 'From your prescription. It makes the result far more exact.',
    pdWrong: 'Enter a number between 45 and 80, or leave this empty.',
    camera: 'I agree. Use my camera',
    photo: 'I agree. Choose a photo',
    looking: 'Looking at your photo. This takes a few seconds.',
    tips: 'Take off your glasses, keep hair away from your temples, and face a window or a lamp.',
    needsScript:
      'The camera and photos need JavaScript, which is off in this browser. The way below works without it.',
  },
  camera: {
    title: 'Your camera',
    starting: 'Starting. The first time, this takes a few seconds.',
    hold: 'Good. Hold still.',
    taken: (taken: number, of: number) => (taken > 0 ? `${taken} of ${of} pictures taken.` : ''),
    stop: 'Stop the camera',
  },
  hints: {
    'no-face': 'We cannot see a face. Look straight into the camera.',
    'two-faces': 'We see two faces. Only one person should be in the picture.',
    'come-closer': 'Come a little closer.',
    'go-back': 'Move back a little.',
    'turn-to-middle': 'Turn your face straight to the camera.',
    'lift-chin': 'Lift your chin a little.',
    'lower-chin': 'Lower your chin a little.',
    'hold-upright': 'Hold your head upright.',
    'more-light': 'It is too dark. Turn on a light or face a window.',
    'less-light': 'It is too bright. Turn away from the light.',
  },
  otherPhoto: 'Try another photo, use your camera, or go on without a picture below.',
  faults: {
    unreadable: {
      title: 'We cannot open this file',
      text: 'Choose a photo in JPG, PNG or WebP format, use your camera, or go on without a picture below.',
    },
    denied: {
      title: 'Your browser did not allow the camera',
      text: 'You can allow it in the browser’s settings for this site, choose a photo, or go on without a picture below.',
    },
    'no-camera': {
      title: 'We cannot reach a camera',
      text: 'It may be in use by another program. Choose a photo, or go on without a picture below.',
    },
    'no-webgl': {
      title: 'This browser cannot measure pictures',
      text: 'It needs WebGL, which is off or missing. Please go on without a picture below.',
    },
    failed: {
      title: 'Measuring did not work',
      text: 'Nothing was sent or kept. Please try again, or go on without a picture below.',
    },
    stopped: {
      title: 'The camera is off',
      text: 'It stopped because this page was out of sight. Start it again whenever you like.',
    },
  },
  numbers: {
    title: 'Without a picture',
    lead: 'Glasses that fit you have the size printed inside a temple (the side arm). Or choose what you know already.',
    temple: 'Numbers on your old glasses',
    templeHint: 'Lens, bridge and temple, such as 52-18-140.',
    size: 'Size',
    faceShape: 'Face shape',
    unknown: 'I do not know',
    action: 'Show my size',
  },
  problems: {
    temple:
      'We cannot find the size in these numbers. It looks like 52-18-140: two digits for the lens, two for the bridge, three for the temple.',
    nothing: 'Enter the numbers on your old glasses, or choose a size or a face shape.',
  },
  shapes: {
    oval: 'Oval',
    round: 'Round',
    square: 'Square',
    heart: 'Heart',
    diamond: 'Diamond',
    triangle: 'Triangle',
  },
  result: {
    size: (size: string, second?: string) =>
      second ? `Your size: ${size} or ${second}` : `Your size: ${size}`,
    noSize: 'Frames that suit you',
    twoSizes: (size: string, second: string) =>
      `The measurement reaches into both sizes. Start with ${size}, and look at ${second} as well.`,
    width: 'Frame width',
    plusMinus: (value: string, plusMinus: string) => `${value}, plus or minus ${plusMinus}`,
    face: 'Your face looks most like',
    like: (shape: string) => shape,
    likeEither: (first: string, second: string) => `${first} or ${second}`,
    frameShapes: 'Shapes that suit it',
    pd: 'Pupillary distance, estimated',
    pdWarning: 'Not for making lenses: those need a distance that was measured.',
    sources: {
      camera:
        'Measured with your camera. For two of three people the true width lies within the range.',
      photo:
        'Measured in your photo. For two of three people the true width lies within the range.',
      temple: 'From the numbers on your old glasses: lenses, bridge and what the ends add.',
      choice: 'As saved earlier.',
    },
    ownShape: 'See it differently?',
    ownShapeHint: 'Nobody can say for sure what shape a face is. Choose what you think.',
    asFound: 'As shown above',
    inMySize: 'Show frames in my size',
    inMyShapes: 'Show frames in these shapes',
    inSizeAndShapes: 'Only the shapes that suit me',
  },
  keeping: {
    title: 'Keep this result?',
    text: 'It stays in this browser until you sign out. Saved to your account, you have it on your other devices too.',
    save: 'Save to my account',
    saved: (day: string) => `Saved to your account on ${day}`,
    forget: 'Delete this result',
    again: 'Measure again',
  },
};
