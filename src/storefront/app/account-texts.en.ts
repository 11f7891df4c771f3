/** What the header says of whoever shops. Only the server says it, with each page. */
export const account = {
  member: { words: 'Your orders', leave: 'Sign out' },
  guest: { words: 'Sign in as a member', leave: 'Delete what I entered' },
};
