/** What is the shopper's own: the way between its pages, and who they are. */
export const profile = {
  nav: {
    label: 'Your account',
    pages: {
      'orders.orders': 'Orders',
      'wishlist.wishlist': 'Saved frames',
      'addresses.addresses': 'Addresses',
      'reviews.own': 'Reviews',
      'profile.profile': 'Profile',
    },
  },

  page: {
    title: 'Your profile',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    changes: {
      'accounts.change-account': 'Change name or email',
      'accounts.change-password': 'Change password',
      'accounts.erase-account': 'Delete the account',
    },
    signIn: 'Sign-in',
    byCode: 'With a code that we send to your email or phone. There is no password to remember.',
    away: (plan: string) =>
      `${plan} can’t tell us your contact details right now. Please try again later.`,
    changeTitle: 'Is something wrong?',
    change: (plan: string) =>
      `Your name and contact details come from ${plan}, which uses them to check who may order and to send your codes. Only ${plan} can change them. You can change your addresses here.`,
  },
};
