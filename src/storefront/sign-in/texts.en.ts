import type { WelcomeProblem } from './welcome-form.ts';

const problems: Record<WelcomeProblem['id'], string> = {
  'memberId.required': 'Member ID is required. It stands on your plan’s ID card.',
  'memberId.invalid':
    'This member ID has characters that member IDs do not have. Letters, digits and hyphens are right, for example AH-1001.',
  'firstName.required': 'First name is required',
  'lastName.required': 'Last name is required',
  'name.broken': 'We cannot read this name. Please type it as it stands on your ID card.',
  'contact.required': 'Mobile number or email is required',
  'email.invalid': 'The email field must be a valid email',
  'phone.invalid':
    'This is not a mobile number we can reach. Type it with its area code, for example 202 555 0110.',
};

/** Signing in with a member id and a one-time code. */
export const signIn = {
  problems,
  intro: {
    title: (plan: string) => `Your glasses, with your ${plan} benefit`,
    lead: 'Order prescription glasses in four steps. It takes about ten minutes, and you can stop and come back at any time.',
    atHand: 'Have these at hand',
    items: [
      'Your plan’s ID card, for your member ID',
      'Your mobile phone or email, for a six-digit code',
      'Your glasses prescription on paper',
    ],
    memberId: 'Member ID',
    memberIdHint:
      'On the front of your ID card, for example AH-1001. Capital letters do not matter.',
    continue: 'Continue',
    demo: 'This is a demonstration. No glasses will be made and no message leaves this machine.',
    demoMembers: 'Who can sign in',
  },
  welcome: {
    title: 'Welcome. Who are you?',
    lead: 'We check these details with your plan and send a six-digit code to the contact it has on file.',
    memberId: 'Member ID',
    firstName: 'First name',
    firstNameHint: 'As shown on your ID card',
    lastName: 'Last name',
    lastNameHint: 'As shown on your ID card',
    contact: 'Mobile number or email',
    contactHint: 'The one your plan knows. We use it only to send the code.',
    send: 'Send me a code',
    limited: (wait: string) =>
      `Too many codes were asked for. Please wait ${wait}, then try again. What you typed is kept.`,
    changeMember: 'Use another member ID',
    returning:
      'You were signed out because some time had passed. Sign in, and you will be back where you were.',
  },
  checkOtp: {
    title: 'Enter your code',
    lead: (contact: string) =>
      `If these details match your plan’s records, a six-digit code is on its way to ${contact}. It is good for 10 minutes.`,
    otp: 'Six-digit code',
    otpHint: 'Digits only; spaces do not matter.',
    submit: 'Sign in',
    resend: 'Send another code',
    resendHint: 'A new code takes the place of the old one.',
    resendFrom: (wait: string) => `You can ask for another code in ${wait}.`,
    resendNow: 'You can ask for another code now.',
    resent: 'A new code is on its way. The one before no longer counts.',
    demoOutbox: 'Demonstration: open the outbox to see the code',
    otherDetails: 'Change my details',
    required: 'Please enter the code from the message.',
    incomplete: 'The code has six digits. Please enter all six, as they stand in the message.',
    wrong: (triesLeft: number | undefined) => {
      if (triesLeft === undefined)
        return 'This is not the code we sent. Please check it and try again.';
      if (triesLeft === 1) return 'This is not the code we sent. You have one more try.';
      return `This is not the code we sent. You have ${triesLeft} more tries.`;
    },
    expired: 'This code is no longer good. Ask for another one below.',
    locked: 'Too many wrong codes. For your safety this sign-in has ended; please start again.',
    lockedFor: (wait: string) => `Too many tries. Please wait ${wait}, then try again.`,
    noChallenge: 'We have not sent a code to this browser yet. Please start with your details.',
    resendLimited: (wait: string) =>
      `A code was sent a moment ago. You can ask for another in ${wait}.`,
    unavailable:
      'The code cannot be checked right now. It stays good; please try again in a moment.',
    startAgain: 'Start again',
  },
  wait: {
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
  alreadyRedeemed: {
    title: (date: string) => `Your benefit is back on ${date}`,
    lead: (plan: string, days: number) =>
      days > 1
        ? `${plan} pays for one pair of glasses every ${days} days, and you have used yours.`
        : `${plan} pays for one pair of glasses in each waiting period, and you have used yours.`,
    because: {
      order: (date: string) => `You ordered your last pair on ${date}.`,
      redemption: () => 'Your plan has recorded a pair for you.',
    },
    until: (date: string) => `From ${date} on you can order your next pair here.`,
    available: 'Your benefit is available. You can order a pair now.',
    toOrders: 'See your orders',
    toHome: 'Go to the start page',
    signInFirst: 'Sign in to see from when you can use your benefit again.',
    signIn: 'Sign in',
    question: 'Is this not right? Write to us; a person will look at it.',
  },
  outcomes: {
    alreadydeleted: {
      title: 'Your data has been deleted',
      text: 'The data for this membership was deleted at your or your plan’s request, so we cannot sign you in.',
      next: 'If that was not meant to happen, please contact your plan.',
    },
    notelligibleunknown: {
      title: 'We could not find your benefit',
      text: 'The names, member ID and contact do not belong together in your plan’s records, or the plan has ended.',
      next: 'Check the details against your ID card and try again. If they are right, your plan can tell you what it has on file.',
    },
    returnedflow: {
      title: 'Welcome back',
      text: 'You began an order and did not finish it. Everything you chose and typed is still here.',
      continue: 'Continue my order',
      startAgain: 'Start again',
      startAgainHint:
        'Or begin a new order: this empties your cart and forgets what you chose. Your saved prescription stays.',
      toHome: 'Not now: go to the start page',
    },
    errormessage: {
      title: 'Your plan needs to speak with you',
      text: 'Your plan has put your membership on hold.',
      says: 'Your plan says:',
      next: 'Please contact your plan. You can order as soon as the hold is lifted.',
    },
    reach: (plan: string) => `This is how you reach ${plan}:`,
    tryAgain: 'Try again with other details',
  },
  signOut: {
    title: 'Sign out',
    question: 'Do you want to sign out on this device?',
    kept: 'Your unfinished order is kept, and you can go on with it after signing in again.',
    action: 'Sign out',
    done: 'You are signed out.',
  },
};
