import { PAPER_BYTES, type PageEntry } from './site-map.ts';

/** One of the product's own HTTP calls, JSON in and out: `app.a-call` is `app/a-call.call.ts`. */
export type CallEntry = {
  path: `/${string}`;
  /** The methods it takes. Others are answered 405. */
  takes: readonly ('GET' | 'POST')[];
  /** Whom it answers, as a page. Others are answered 401. */
  who: PageEntry['who'];
  /** Answered while the shop is closed for maintenance. If not, the answer is 503. */
  isOpenDuringCurtain?: true;
  /** Takes bodies up to this size. Others take 100 KB. */
  takesBytes?: number;
};

/**
 * The product's own HTTP calls: the part of the site map that leads to no page. It stands by itself
 * so that browsers load it where they call, and not with every link.
 */
export const CALLS = {
  'sign-in.login': { path: '/login', takes: ['POST'], who: 'anyone' },
  'sign-in.validate-authentication': {
    path: '/validate-authentication',
    takes: ['POST'],
    who: 'anyone',
  },
  'sign-in.verify-score': { path: '/verifyScore', takes: ['GET', 'POST'], who: 'anyone' },
  'lenses.base-prescription': { path: '/basePrescription', takes: ['GET'], who: 'member' },
  'prescription.fhir': { path: '/Prescription/Fhir', takes: ['GET'], who: 'member' },
  'prescription.validate-prescription-and-lens': {
    path: '/validatePrescriptionAndLens',
    takes: ['POST'],
    who: 'guest',
  },
  'papers.give': {
    path: '/prescriptionUpload',
    takes: ['POST'],
    who: 'guest',
    takesBytes: PAPER_BYTES,
  },
  'papers.picture': { path: '/Prescription/Picture/:id/:page', takes: ['GET'], who: 'guest' },
  'frames.search': { path: '/catalogSearch', takes: ['POST'], who: 'guest' },
  'integrations.commerce': { path: '/commerce/:method', takes: ['POST'], who: 'guest' },
  'integrations.member-data': { path: '/memberData/:method', takes: ['POST'], who: 'member' },
  'api-docs.document': { path: '/api/docs.json', takes: ['GET'], who: 'anyone' },
  'app.calls.error-logger': { path: '/errorLogger', takes: ['POST'], who: 'anyone' },
  'app.calls.curtain-config': {
    path: '/curtainConfig',
    takes: ['GET'],
    who: 'anyone',
    isOpenDuringCurtain: true,
  },
} as const satisfies Record<string, CallEntry>;

export type CallName = keyof typeof CALLS;
