/** What the maintenance page says; no other page brings it. */
export const curtain = {
  title: 'We are working on the store',
  text: 'Please come back in about five minutes. Your unfinished order and everything you entered are saved.',
};
