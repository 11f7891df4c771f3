/** The picture of a prescription: giving it, and what was read from it. */
export const papers = {
  upload: {
    title: 'Photograph your prescription',
    lead: 'We read the values from the picture and show them to you beside it. You compare and confirm each eye before anything is saved.',
    /** Where pictures are only kept. */
    keepLead:
      'You type the values beside the picture, so that an optician can compare both before your glasses are made.',
    camera: 'Take a photo',
    file: 'Choose a photo or a PDF',
    more: 'Add another page',
    hint: 'JPG, PNG, WebP or PDF, up to 10 MB each. Up to five pages. A prescription as a FHIR file (JSON) works too.',
    drop: 'Or drop the file here, or paste a picture.',
    tipsTitle: 'For a good photo',
    tips: [
      'Lay your prescription flat, in good light, without flash.',
      'Hold the phone straight above it. The whole table should be in the picture.',
      'Both eyes and the date should be easy to read.',
    ],
    read: 'Read the values for me',
    keep: 'Only keep the picture, I’ll type them',
    keepOnly: 'Keep the picture and type the values',
    private: (days: number) =>
      `What you send is read on our own computers and passed on to nobody. We store it encrypted, without place and camera data, and delete it after ${days} days unless an order needs it. You can delete it at any time.`,
    keptPrivate: (days: number) =>
      `What you send is looked at by our opticians and passed on to nobody. We store it encrypted, without place and camera data, and delete it after ${days} days unless an order needs it. You can delete it at any time.`,
    otherWays: 'Other ways to give your prescription',
    pages: 'Your pages',
    page: (number: number, name: string) => `Page ${number}: ${name}`,
    noPreview: 'No preview in this browser. We’ll look at the file when you send it.',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    crop: 'Cut off the edges',
    cropText:
      'Drag the corners until only your prescription shows. By keyboard: go to a corner, then use the arrow keys. What you cut off is not sent.',
    corners: {
      'top left': 'Top left corner',
      'top right': 'Top right corner',
      'bottom left': 'Bottom left corner',
      'bottom right': 'Bottom right corner',
    },
    cutOff: (edge: string, percent: number) => `${edge} ${percent} % cut off`,
    cropDone: 'Done',
    cropCancel: 'Cancel cutting',
    edges: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' },
    remove: (number: number) => `Remove page ${number}`,
    sending: (percent: number) => `Uploading: ${percent} %`,
    reading:
      'Reading your prescription. This usually takes a few seconds, and up to a minute when many are being read.',
    keeping: 'Checking the picture.',
    cancel: 'Cancel',
    cancelled: 'Canceled. Nothing was kept.',
    offline: 'The upload did not go through. Your pages are still here: please try again.',
    problem: (page: string, message: string) => `${page}: ${message}`,
    fileNumber: (number: number) => `File ${number}`,
  },

  refusals: {
    none: 'Choose a photo or a PDF of your prescription first.',
    malformed: 'The upload arrived damaged. Please try again.',
    empty: 'The file is empty.',
    'wrong-type': 'Please upload a JPG, PNG or WebP photo. A PDF is fine too.',
    heic: 'Please upload a JPG, PNG or WebP photo. This one is in the HEIC format. On your iPhone, take the photo from this page, or choose Settings, Camera, Formats, “Most Compatible” and take it again.',
    'too-large': 'The file is larger than 10 MB.',
    'all-too-large':
      'The file is larger than 10 MB, or all files together are larger than 25 MB. Please send a smaller photo, or fewer pages.',
    'too-many-pixels': 'The image is too large (more than 40 megapixels).',
    'too-small': 'The image is too small to read.',
    unreadable: 'We could not read this image. Please take a new photo.',
    'too-many-pages': 'These are more than five pages. Please send only the prescription.',
    'other-document':
      'This file is no glasses prescription in the FHIR R4 format. Please choose the right file, or take a photo of your prescription.',
    'not-active':
      'This file says that its prescription may not be filled: it is a draft, or was canceled. Please ask your practice for the valid one.',
    'contact-lenses':
      'This file is a prescription for contact lenses. Glasses need values of their own: please use your glasses prescription.',
    'broken-document':
      'This file should be a prescription in the FHIR R4 format, but we could not read all of its values. Please take a photo of your prescription, or type the values.',
    'document-alone':
      'This file is a whole prescription by itself (FHIR). Please send it without other files.',
    locked:
      'This PDF has a password. Please save it without one, or take a photo of the prescription.',
    busy: 'Many prescriptions are being read right now. Please try again in a moment, or type the values.',
    'too-often':
      'You’ve uploaded five pictures within a day. Please type the values, or come back tomorrow.',
  },

  /** For whoever wants that the picture stays on their device. */
  here: {
    start: 'Read it on this device: the picture is not sent',
    cost: 'For photos only. Your device loads 18 MB the first time and takes a few times as long as our computers. More values may stay empty for you to type.',
    loading: (percent: number) => `Loading the reader: ${percent} %`,
    reading: 'Reading on your device. This can take half a minute.',
    document:
      'Your device can read photos only: JPG, PNG or WebP. Take a photo of the prescription, or choose “Read the values for me” to have a document read on our computers.',
    ended: {
      cancelled: 'Canceled. Your pages are still here.',
      'not-loaded':
        'The reader could not be loaded. Your pages are still here: please try again, or have them read on our computers.',
      failed:
        'Your device could not read the picture. Your pages are still here: please try a smaller photo, or have it read on our computers.',
    },
    only: {
      title: 'The picture has not left your device',
      text: 'We receive only the values, once you have confirmed both eyes and save. Nobody can compare them with the picture later, no optician either: please look at every number twice. When you leave or reload this page, the picture is gone.',
    },
    gone: {
      title: 'The picture is no longer here',
      text: 'It was only in the memory of the page, which ends when the page is left or reloaded. Nothing was sent or saved. Please give it once more.',
      again: 'Give the picture again',
      type: 'Type the values',
    },
  },

  result: {
    title: 'Compare with your prescription',
    lead: 'We read these values from your picture. Compare each one with it, above all the plus and minus signs. What we weren’t sure of is empty.',
    documentLead:
      'These values are in your file. Compare each one with your prescription, above all the plus and minus signs.',
    typeTitle: 'Type the values from your picture',
    typeLead: 'The form follows your prescription: right eye on top, left eye below.',
    save: 'Save and choose a frame',
    picture: 'Your picture',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    alt: 'Your prescription as you uploaded it',
    touch: 'Touch a value to see its place in the picture.',
    place: (field: string) => `${field}, cut from your picture`,
    unsure: 'We couldn’t read this for sure. Please look at the picture and type it.',
    noted:
      'A note on your prescription seems to change this value. Read the value and the note, then type the one that applies.',
    severalPairs:
      'Your prescription has values for more than one pair, such as old and new glasses. Compare what we filled in, and fill the empty fields with the values of the pair that you want to order.',
    pairs: 'The values of all pairs, cut from your picture',
    ofSeveralPairs: 'Please type the one for the pair that you want to order.',
    notes: (count: number): string =>
      count === 1
        ? 'A note on your prescription seems to change some values. We left those fields empty; please read the note and type them.'
        : 'Notes on your prescription seem to change some values. We left those fields empty; please read the notes and type them.',
    note: (number: number, count: number): string =>
      count === 1
        ? 'The note, cut from your picture'
        : `Note ${number} of ${count}, cut from your picture`,
    noteAsk: 'If you are not sure what applies, ask your practice.',
    addFromNear: (near: string, add: string) =>
      `For near it says ${near}: ${add} more than for distance.`,
    noPd: 'We found no pupillary distance in your picture; many prescriptions have none. Ask your practice for it, or measure it, and type it here.',
    unsureCount: (count: number) =>
      count === 1
        ? 'We weren’t sure of one value. It’s marked; please type it.'
        : `We weren’t sure of ${count} values. They’re marked; please type them.`,
    confirmTitle: 'Did you compare both eyes?',
    confirmText: 'Look at every number and its sign. Then check the box for each eye.',
    confirm: (eye: string, values: string) =>
      values === ''
        ? `${eye}: I compared it with my prescription`
        : `${eye}: ${values}. I compared it with my prescription`,
    parts: { add: (value: string) => `Add ${value}`, pd: (value: string) => `PD ${value}` },
    missing: (eye: string) => `${eye}: compare its values with the picture, then check its box.`,
    changed: (eye: string) =>
      `${eye}: a value has changed since you checked the box. Compare once more and check it again.`,
    otherPicture:
      'You’ve uploaded another picture since. This is the new one; nothing was changed.',
    document: 'Your file',
    otherDocument: 'Choose another file',
    deleteDocument: 'Delete the file',
    delete: 'Delete the picture',
    another: 'Take another photo',
    again: 'Read it again',
    readNow: 'Read the values for me',
    type: 'Type the values beside the picture',
    reasons: {
      contactLenses: {
        title: 'This is a prescription for contact lenses',
        text: 'Glasses need values of their own: contact lens values are not the same. Please use your glasses prescription, or ask your practice for it.',
      },
      notPrescription: {
        title: 'We found no glasses prescription in this picture',
        text: 'There is text in it, but no values for glasses. Did you pick the right picture, or the right side of the sheet?',
      },
      blank: {
        title: 'We found nothing to read in this picture',
        text: 'Please check whether the prescription is in the picture and turned the right way, and take another photo.',
      },
      unclear: {
        title: 'This picture is too unclear to be sure',
        text: 'It looks like a prescription, but we don’t guess numbers. A photo in brighter light, from straight above, usually helps.',
      },
      notUnderstood: {
        title: 'We can read this picture, but not which values are meant',
        text: 'Nothing is wrong with your picture. Its form is laid out in a way we don’t know, or it shows more than one pair, and we don’t guess. Please type the values beside the picture.',
      },
      notPrescribed: {
        title: 'This doesn’t look like the prescription for your glasses',
        text: 'Values of lenses stand on it, but they look measured, worn before, for reading only, no longer valid, or for somebody else. Please use the prescription itself. If this is it, type its values beside the picture.',
      },
      tooSlow: {
        title: 'Reading this picture took too long',
        text: 'A photo of the table alone is quicker to read. You can also type the values beside the picture.',
      },
      unavailable: {
        title: 'We can’t read pictures at the moment',
        text: 'Nothing is wrong with yours, and it is kept. Try again in a few minutes, or type the values beside it.',
      },
    },
  },
};
