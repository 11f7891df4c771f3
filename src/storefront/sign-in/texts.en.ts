import type { WelcomeProblem } from './welcome-form.ts';

const problems: Record<WelcomeProblem['id'], string> = {
  'memberId.required': 'Member ID is required. It’s on your ID card.',
  'memberId.invalid':
    'A member ID has only letters, digits and hyphens, such as AH-1001. Please check it against your ID card.',
  'firstName.required': 'First name is required',
  'lastName.required': 'Last name is required',
  'name.broken': 'We can’t read this name. Please enter it as shown on your ID card.',
  'contact.required': 'Mobile number or email is required',
  'email.invalid': 'The email field must be a valid email',
  'phone.invalid':
    'We can’t reach this mobile number. Please include the area code, such as 202 555 0110.',
};

/** Signing in with a member id and a one-time code. */
export const signIn = {
  problems,
  intro: {
    title: (plan: string) => `Your glasses, with your ${plan} benefit`,
    lead: 'Order prescription glasses in four steps. It takes about ten minutes, and you can stop and come back anytime.',
    atHand: 'What you’ll need',
    items: [
      'Your ID card, for your member ID',
      'Your mobile phone or email, for a six-digit code',
      'Your glasses prescription',
    ],
    memberId: 'Member ID',
    memberIdHint:
      'It’s on the front of your ID card and looks like AH-1001. Capital or small letters are fine.',
    continue: 'Continue',
    demo: 'This is a demo. No glasses will be made, and no messages leave this computer.',
    demoMembers: 'Who can sign in',
  },
  welcome: {
    title: 'Welcome. Please sign in.',
    lead: 'We check these details with your plan and send a six-digit code to the number or email it has on file.',
    memberId: 'Member ID',
    firstName: 'First name',
    firstNameHint: 'As shown on your ID card',
    lastName: 'Last name',
    lastNameHint: 'As shown on your ID card',
    contact: 'Mobile number or email',
    contactHint: 'The one your plan has on file. We send the code there.',
    send: 'Send me a code',
    limited: (wait: string) =>
      `You’ve asked for too many codes. Please wait ${wait}, then try again. What you entered is saved.`,
    account: 'Have an account, and no membership? Sign in here.',
    returning:
      'You were away for a while, so we signed you out. Sign in to pick up where you left off.',
  },
  checkOtp: {
    title: 'Enter your code',
    lead: (contact: string) =>
      `If these details match your plan’s records, a six-digit code is on its way to ${contact}. It works for 10 minutes.`,
    otp: 'Six-digit code',
    otpHint: 'Digits only; spaces are fine.',
    submit: 'Sign in',
    resend: 'Send another code',
    resendHint: 'A new code replaces the old one.',
    resendFrom: (wait: string) => `You can ask for another code in ${wait}.`,
    resendNow: 'You can ask for another code now.',
    resent: 'A new code is on its way. The old one no longer works.',
    demoOutbox: 'Demo: open the outbox to see the code',
    otherDetails: 'Change my details',
    required: 'Please enter the code from the message.',
    incomplete: 'The code has six digits. Please enter all six, as shown in the message.',
    wrong: (triesLeft: number | undefined) => {
      if (triesLeft === undefined)
        return 'This is not the code we sent. Please check it and try again.';
      if (triesLeft === 1) return 'This is not the code we sent. You have one more try.';
      return `This is not the code we sent. You have ${triesLeft} more tries.`;
    },
    expired: 'This code no longer works. Ask for another one below.',
    locked: 'Too many wrong codes. For your safety this sign-in has ended; please start again.',
    lockedFor: (wait: string) => `Too many tries. Please wait ${wait}, then try again.`,
    noChallenge: 'We have not sent a code to this browser yet. Please start with your details.',
    resendLimited: (wait: string) =>
      `A code was sent a moment ago. You can ask for another in ${wait}.`,
    unavailable: 'We can’t check the code right now. It still works; please try again in a moment.',
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
      redemption: () => 'Your plan’s records show that you already have a pair.',
    },
    until: (date: string) => `You can order your next pair here starting ${date}.`,
    available: 'Your benefit is available. You can order a pair now.',
    toOrders: 'See your orders',
    toHome: 'Go to the home page',
    signInFirst: 'Sign in to see when you can use your benefit again.',
    signIn: 'Sign in',
    question: 'Doesn’t look right? Write to us, and a person will look into it.',
  },
  outcomes: {
    alreadydeleted: {
      title: 'Your data has been deleted',
      text: 'The data for this membership was deleted at your or your plan’s request, so we cannot sign you in.',
      next: 'If that was not meant to happen, please contact your plan.',
    },
    notelligibleunknown: {
      title: 'We could not find your benefit',
      text: 'The name, member ID and contact you entered don’t match your plan’s records, your plan has ended, or your code had expired.',
      next: 'Check the details against your ID card and ask for a new code. If they are right, your plan can tell you what it has on file.',
    },
    returnedflow: {
      title: 'Welcome back',
      text: 'You started an order and haven’t finished it. Everything you chose and entered is still here.',
      continue: 'Continue my order',
      startAgain: 'Start over',
      startAgainHint:
        'Starting over empties your cart and clears your choices. Your saved prescription stays.',
      toHome: 'Not now, go to the home page',
    },
    errormessage: {
      title: 'Your plan needs to speak with you',
      text: 'Your membership is on hold right now.',
      says: 'Your plan says:',
      next: 'Please contact your plan. You can order as soon as the hold is lifted.',
    },
    reach: (plan: string) => `How to reach ${plan}:`,
    tryAgain: 'Try again with other details',
  },
  signOut: {
    title: 'Sign out',
    question: 'Do you want to sign out on this device?',
    kept: 'Your unfinished order is saved. Sign in again to continue it.',
    action: 'Sign out',
  },
  forgetGuest: {
    title: 'Delete what you entered',
    question: 'Do you want to delete everything you entered here?',
    kept: 'Your prescription, your cart and your address are deleted for good. Orders you placed stay.',
    action: 'Delete everything',
  },
};
