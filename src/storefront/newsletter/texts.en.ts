import { newsletterConsent } from '#domain/newsletter/consent.ts';

/** The newsletter: asking for it, confirming and ending it. */
export const newsletter = {
  title: 'Newsletter',
  /** What somebody agrees to; kept as the proof. */
  consent: `“${newsletterConsent.en}”`,
  privacy: 'What we keep about you',
  email: 'Email address',
  emailHint: 'We’ll send a link there first. Nothing comes without it.',
  ask: 'Get the newsletter',
  wrongEmail: 'Please enter a valid email address, such as name@example.com.',
  notOffered: 'The newsletter cannot be ordered here at the moment.',
  limited: (minutes: number) =>
    `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  demoOutbox: 'See the message in the demo’s outbox',
  follow: { confirm: 'Yes, send me the newsletter', unsubscribe: 'Unsubscribe' },
  views: {
    form: {
      title: 'Newsletter',
      text: 'New frames and offers, about once a month. It knows nothing of your prescription or your orders.',
    },
    asked: {
      title: 'Please look at your email',
      text: 'We have sent a message to that address. Follow the link in it within 7 days; until then you’re not subscribed.',
    },
    confirm: {
      title: 'Confirm the newsletter',
      text: 'One click, and you’re subscribed. You agree to this:',
    },
    confirmed: {
      title: 'You’re subscribed',
      text: 'Thank you. A message to your address holds the link to unsubscribe at any time.',
    },
    unsubscribe: {
      title: 'Unsubscribe from the newsletter',
      text: 'One click, and your address is deleted.',
    },
    ended: {
      title: 'You’re unsubscribed',
      text: 'We have deleted your address from the newsletter.',
    },
    notEnded: {
      title: 'We could not read this link',
      text: 'Part of it is missing. Open it again from the newest newsletter, or write to us, and we’ll unsubscribe you:',
    },
    invalid: {
      title: 'This link no longer works',
      text: 'It is older than 7 days, or parts of it are missing. You can ask for a new one here.',
    },
  },
};
