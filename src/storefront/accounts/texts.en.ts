/** Accounts of customers who are no members. */
export const accounts = {
  problems: {
    required: 'This field is required',
    minimum: (count: number) => `Minimum ${count} characters`,
    email: 'The email field must be a valid email',
    invalidEmail: 'Invalid email',
    mismatch: 'Passwords don’t match',
    password:
      'The password needs at least 8 characters with a letter and a number or special character.',
    commonPassword: 'This password is too easy to guess. Please choose another one.',
    unreadableName: 'We can’t read this name. Please enter it with letters.',
  },
  refused: {
    title: 'Registration error',
    incorrect:
      'Email and password don’t match, or this account is locked for a few minutes after too many tries',
    unconfirmed: 'Please confirm your account first: the link is in the email we sent you',
    taken: 'There is an account with this email already',
    'weak-password': 'This password is too easy to guess',
    'bad-link': 'This link doesn’t belong to this email, was used, or is too old',
    'wrong-password':
      'This is not your password, or the account is locked for a few minutes after too many tries',
    'on-its-way': 'An order of yours is on its way. You can delete the account once it has arrived',
    'being-placed':
      'An order of yours is being placed right now. Please try again in a few minutes',
    unavailable: 'We can’t reach our shop system right now. Nothing is lost; please try again',
    limited: (wait: string) => `That was a lot of tries from here. Please wait ${wait}`,
  },
  fields: {
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    newPassword: 'New password',
    passwordHint:
      'At least 8 characters, with a letter and a number or special character. A sentence is fine.',
    again: 'Password again',
    currentPassword: 'Current password',
    currentPasswordHint: 'Only needed when you change the email.',
  },
  login: {
    title: 'Sign in to your account',
    lead: 'What you chose so far stays in your cart.',
    submit: 'Sign in',
    forgot: 'I forgot my password',
    register: 'Create an account',
    members: (plan: string) => `Member of ${plan}? Sign in with your member ID.`,
    changed: 'Your new password works now. Please sign in with it.',
    confirmed: 'Your account is confirmed. Please sign in.',
    confirm: 'You must confirm your account. Please check your email for the confirmation link.',
  },
  register: {
    title: 'Create an account',
    lead: 'So that you find your cart and your orders again. You can order without one, too.',
    submit: 'Create my account',
    haveOne: 'I have an account: sign in',
  },
  forgot: {
    title: 'Choose a new password',
    lead: 'We mail you a link. It works once, for an hour.',
    submit: 'Mail me a link',
    sentTitle: 'Please look at your email',
    sent: 'If there is an account with this email, a link is on its way. It works once, for an hour.',
    outbox: 'Demo: open the outbox to see the link',
    back: 'Back to signing in',
  },
  reset: {
    title: 'Your new password',
    lead: 'Please enter the email of your account, and the new password twice.',
    submit: 'Save my new password',
    noLink: 'Please open the link in the email again, or ask for a new one.',
  },
  confirm: {
    title: 'Confirm your account',
    lead: 'Please enter the email of your account.',
    submit: 'Confirm my account',
  },
  change: {
    title: 'Change your profile',
    submit: 'Save',
    refused: 'Your profile is not changed',
  },
  newPassword: {
    title: 'Change your password',
    lead: 'All your other devices are signed out.',
    submit: 'Save my new password',
    refused: 'Your password is not changed',
  },
  erase: {
    title: 'Delete your account',
    lead: 'This can’t be undone.',
    gone: 'We delete your name, your addresses, your cart, your prescription and its pictures. You can’t see your orders any more.',
    kept: 'Of orders that you placed we keep goods, amounts and dates, because the books have to show them.',
    submit: 'Delete my account',
    refused: 'Your account is not deleted',
    back: 'Keep my account',
  },
};
