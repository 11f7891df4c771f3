/** The page that says how programs call the shop. */
export const apiDocs = {
  title: 'Calls for programs',
  lead: 'What the shop’s own server takes and answers, for people who write programs against it. Nothing here is needed to order glasses.',
  machine: 'The same as an OpenAPI document (JSON)',
  forWhom: { anyone: 'For anyone', signedIn: 'For those signed in' },
  takes: 'Takes',
  answers: 'Answers',
  status: 'Status',
  meaning: 'What it means',
  schema: 'Schema',
};
