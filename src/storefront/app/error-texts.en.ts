/** What went wrong, what is safe, and the next step. The specification's texts stand as it gives them. */
export const errors = {
  technical: {
    title: "We're sorry",
    text: "We've run into a technical issue and can't connect right now. Please try again in a few moments.",
    safe: 'What you entered is saved. If you were placing an order, check “Your orders” first; it is never placed twice.',
    tryAgain: 'Try again',
  },
  modal: {
    title: 'An error occured',
    text: 'We encountered an issue, please try again. If the issue persists, contact support.',
    tryAgain: 'Try Again',
    ok: 'OK',
  },
  notFound: {
    title: 'This page could not be found',
    text: 'The address may have a typo, or the page has moved. Your order so far is safe.',
    action: 'Go to the home page',
  },
  problemsTitle: 'Please correct the following errors and try again.',
  required: 'This field is required',
  minimumCharacters: (count: number) => `Please enter at least ${count} characters`,
  email: 'The email field must be a valid email',
  invalidEmail: 'Invalid email',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  contactRequired: 'Mobile number or email is required',
  passwordsDiffer: "Passwords don't match",
  passwordTooWeak:
    'The password needs at least 8 characters, with a letter and a number or special character',
  unauthorized: 'You are not authorized, please log in.',
  sessionEnded: 'You were signed out because some time had passed. What you entered is saved.',
  registrationTitle: 'Registration error',
  wishlistTitle: 'Wishlist error',
  addedToCart: (product: string) => `You added ${product} to your shopping cart.`,
  confirmAccount:
    'You must confirm your account. Please check your email for the confirmation link.',
  tooManyTries: (minutes: string) =>
    `You’ve tried that too many times. Please wait ${minutes} and try again.`,
  noConnection: 'There is no connection right now. What you entered is saved; please try again.',
  curtain: {
    title: 'We are working on the store',
    text: 'Please come back in about five minutes. Your unfinished order and everything you entered are saved.',
  },
};
