/** What went wrong, what is safe, and the next step. The specification's texts stand as it gives them. */
export const errors = {
  technical: {
    title: "We're sorry",
    text: "We've run into a technical issue and can't connect right now. Please try again in a few moments.",
    safe: 'What you entered is saved. If you were placing an order, check “Your orders” first. No order is placed twice.',
    tryAgain: 'Try again',
  },
  tooMany: {
    title: 'Please wait a little',
    text: 'Many people on your network began here within the hour, so nothing was saved just now. Your browser still has what you entered: go back, and send it again later, within the hour at the latest.',
  },
  modal: {
    title: 'An error occured',
    text: 'We encountered an issue, please try again. If the issue persists, contact support.',
    tryAgain: 'Try Again',
  },
  notFound: {
    title: 'This page could not be found',
    text: 'The address may have a typo, or the page has moved. What you chose and entered so far is saved.',
    action: 'Go to the home page',
  },
};
