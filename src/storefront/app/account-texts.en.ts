/** What the header says of whoever shops. Only the server says it, with each page. */
export const account = {
  member: { words: 'Your orders', leave: 'Sign out' },
  guest: { words: 'Sign in', leave: 'Delete my data' },
};
