/** 'the United States', 'Germany'. */
const withArticle = (country: string) => country.replace(/^United/, 'the United');

/** By carrier and method; another one is shown by the name that commerce gives it. */
const shippingMethods: Record<string, string> = { 'tablerate/bestway': 'Standard shipping' };

/** From the cart to the placed order. */
export const checkout = {
  adding: {
    'no-variant': () => 'Please choose a variant of this product first.',
    'no-stock-status': () => 'We cannot see whether this product is in stock.',
    'too-few': (left: number) => `Only ${left} of this product left in stock.`,
  },
  ledger: {
    shipping: 'Shipping',
    shippingPaid: (plan: string) => `${plan} pays`,
    tax: 'Tax',
    taxWithRate: (percent: string) => `Tax (${percent}%)`,
    includedTax: (percent: string | null) =>
      percent === null ? 'VAT included' : `VAT included (${percent}%)`,
    other: 'Other charges',
  },

  pair: {
    frame: 'Frame',
    lenses: 'Lenses',
    colour: 'Color',
    measurements: (lens: string, bridge: string, temple: string, width: string) =>
      `Lens ${lens}, bridge ${bridge}, temple ${temple}, total width ${width}`,
    named: (name: string, colour: string) => `${name} in ${colour}`,
    fromTheFront: (named: string) => `${named}, seen from the front`,
  },

  empty: {
    title: 'Your cart is empty',
    lead: 'There is nothing in it right now.',
    start: 'Start my order',
    lastOrder: 'See the order you placed',
    continueOrder: 'Continue my order',
  },

  cart: {
    title: 'Your pair of glasses',
    lead: 'Take a look at everything. Nothing has been ordered yet.',
    frameTitle: 'Your frame and lenses',
    changeFrame: 'Change frame or lenses',
    prescriptionTitle: 'Your prescription',
    prescription: 'prescription',
    noPrescription: 'We can’t read the prescription. Please enter it again.',
    stock: 'Not enough in stock',
    stockShort: 'We have fewer of these than are in your cart.',
    soldOut: 'This frame has just sold out',
    soldOutText: 'Please choose another frame or another color. Your prescription and lenses stay.',
    chooseFrame: 'Choose another frame',
    shippingLater: 'Shipping is added once we have your address.',
    continue: 'Continue to delivery',
    continueToReview: 'Continue to review',
    remove: 'Remove this pair',
    removeQuestion:
      'This takes the frame and the lenses out of your cart. Your prescription and lens type are kept.',
    removeAction: 'Yes, remove this pair',
  },

  coupon: {
    title: 'I have a coupon',
    label: 'Coupon code',
    hint: 'It’s taken off what you pay yourself.',
    apply: 'Apply',
    applied: (code: string) => `Coupon ${code} is applied.`,
    remove: 'Remove coupon',
    problems: {
      required: 'Enter the code of your coupon.',
      invalid: 'This coupon code isn’t valid. Please check it and try again.',
      already: 'You’ve already applied a coupon. Remove it to use another one.',
      expired: 'This coupon has expired.',
      usedUp: 'This coupon has been used up.',
      usedByYou: 'You’ve already used this coupon for an order.',
      otherGoods: 'This coupon is for other frames or lenses than those in your cart.',
      belowMinimum: (amount: string) =>
        `This coupon counts if frame and lenses cost at least ${amount} before your plan pays.`,
      cardNumber: 'This looks like a payment card number. We never ask for one.',
    },
  },

  delivery: {
    title: 'Where should we send your glasses?',
    editTitle: 'Change the delivery',
    lead: 'We filled in what your plan has on file. Please check it.',
    email: {
      label: 'Email',
      hint: 'We send the confirmation here, and news of your order.',
      problems: {
        required: 'Enter your email address, so that we can confirm your order.',
        'email-invalid': 'Invalid email',
      },
    },
    otherCountry: {
      title: (country: string) => `These prices are for delivery within ${withArticle(country)}`,
      text: (other: string) =>
        `Your address so far is in ${withArticle(other)}. Please enter another one here, or switch the language at the top of the page to order there.`,
    },
    save: 'Continue to review',
    saveEdit: 'Save and go back to review',
    refused: 'The address was not accepted',
  },

  addresses: {
    question: 'Which address should we send them to?',
    another: 'Another address',
    save: 'Save this address for next time',
    billing: 'Where bills go',
    billingQuestion: 'Which address should bills go to?',
    same: 'To the same address',
    other: 'To another address',
  },

  payment: {
    title: 'How to pay the rest',
    lead: (amount: string) =>
      `${amount} is left for you to pay. We don’t take credit or debit cards.`,
    leadOnline: (amount: string) => `${amount} is left for you to pay.`,
    question: 'How do you want to pay?',
    required: 'Choose how you want to pay.',
    nothing: (plan: string) => `${plan} pays for everything. You pay nothing.`,
    /** A placed order's `checkmo`, by what it was placed in. */
    sentIn: { USD: 'Check or money order', EUR: 'Bank transfer' },
    numberLabel: 'Purchase order number',
    numberHint: 'From your employer; only for a purchase order.',
    numberRequired: 'Enter the purchase order number.',
    methods: {
      hostedpayment: {
        name: 'Online, with a card',
        detail:
          'You pay on the page of our payment provider; your card number never reaches us. It also says there whether your HSA or FSA card is taken.',
      },
      checkmo: {
        name: 'Check or money order',
        detail:
          'You send it after you order. The confirmation says who to make it out to, where to send it and by when.',
      },
      purchaseorder: {
        name: 'Purchase order',
        detail: 'Your employer pays and has given you a purchase order number.',
      },
      free: { name: 'Nothing to pay', detail: 'You pay nothing.' },
    },
  },

  merged: {
    title: 'You are signed in, and what you chose is here',
    outcomes: {
      merged: (name: string) => `${name} is in your cart.`,
      capped: (name: string) => `${name} is in your cart once: an order is one pair.`,
      dropped: (name: string) => `${name} was taken out.`,
      prescription: () =>
        'The prescription you gave before signing in is now the one we keep for you, in place of the older one.',
    },
  },

  lensChange: {
    otherTitle: 'Your new prescription needs other lenses',
    other: (from: string, to: string) => `${from} can’t be made for it. We chose ${to} instead.`,
    lensPrice: (before: string, now: string) => `The lenses cost ${now} instead of ${before}.`,
    youPay: (before: string, now: string) => `You pay ${now} instead of ${before}.`,
    advisedTitle: 'A thinner lens is now recommended',
    advised: (lens: string) =>
      `Your prescription has become stronger, so the lens you chose would be thicker. We suggest: ${lens}.`,
    choose: 'Look at the lenses',
  },

  otherPrescription: {
    title: 'Your saved prescription has other values',
    text: 'You changed your prescription after choosing these lenses. This order would be made from the values shown here.',
    use: 'Use my saved prescription for this order',
  },

  prescriptionEdit: {
    title: 'Change your prescription',
    save: 'Save and go back to review',
    lead: 'We update the lenses in your cart to match the new values.',
  },

  review: {
    billTo: 'Bill to',
    title: 'Check your order',
    lead: 'Please compare everything with your prescription. You can change any part.',
    delivery: 'Delivery',
    deliveryWhat: 'delivery',
    pair: 'Frame and lenses',
    pairWhat: 'frame and lenses',
    prescription: 'Prescription',
    prescriptionWhat: 'prescription',
    payment: 'Payment',
    paymentWhat: 'payment',
    total: 'What it costs',
    methods: shippingMethods,
    purchaseOrder: (number: string) => `Purchase order number ${number}`,
    payBy: (day: string) => `Please pay by ${day}. After that, an unpaid order is canceled.`,
    place: 'Place order',
    placing: 'Placing your order',
    paidFirst:
      'You pay on the next page, and your order is placed when you have paid. We charge the amount only for a placed order.',
    unpaid: 'You have not paid',
    unpaidText: {
      left: 'Nothing was ordered and nothing was charged. You can go to the payment again, or choose another way to pay.',
      refused:
        'Your card was refused. Nothing was ordered and nothing was charged. You can try another card, or choose another way to pay.',
      released:
        'You had paid, but your order could not be placed. Your payment is released: nothing is charged, though your bank may show it for a few days. Please check your order and try again.',
    },
    otherWay: 'Choose another way to pay',
    benefitUsed: (plan: string, days: number) =>
      days > 1
        ? `With this order you use your ${plan} benefit: one pair every ${days} days.`
        : `With this order you use your ${plan} benefit for this waiting period.`,
    optician: {
      title: 'An optician looks at your picture before we make your glasses',
      /** Above the list of them. */
      values: 'You typed or changed these values beside it:',
      gone: 'Your picture was deleted, so we can’t tell which values you typed beside it. The optician will ask you for your prescription.',
      refused: 'An optician could not confirm this prescription before.',
      always: 'We compare every picture with its values.',
      next: 'Your order waits until that is done. If anything is unclear, we’ll write to you.',
      without: 'A clear photo from which we can read every value needs no such look.',
      photo: 'Take another photo',
    },
    terms: 'By ordering you agree to the terms of use.',
    termsLink: 'Read the terms of use',
    changed: 'The total has changed',
    changedText: (before: string, now: string) =>
      `A price changed while you were reviewing: it was ${before} and is now ${now}. Nothing was ordered. Please check the total and order again.`,
    changedOtherwise: 'Your order has changed',
    changedOtherwiseText: (now: string) =>
      `Frame, lenses, prescription or delivery changed while you were reviewing, perhaps in another window. Nothing was ordered. The total is still ${now}. Please check everything and order again.`,
    refused: 'Your order was not placed',
    refusedSafe: 'Nothing was ordered and nothing was charged. Your cart has not changed.',
    refusals: {
      outOfStock: 'The frame sold out a moment ago. Please choose another frame or another color.',
      busy: 'So many people are ordering right now that we couldn’t get to yours. Please order again in a moment.',
      tooOften:
        'Many orders were tried from your network within the hour, so yours was not begun. Please order again later, within the hour at the latest.',
      address: 'We can’t deliver to this address. Please check it.',
      payment: 'Please choose again how you want to pay.',
      paymentAway:
        'The payment page can’t be reached right now. Try again in a moment, or choose another way to pay.',
    },
  },

  confirmation: {
    title: 'Thank you. We have your order.',
    number: 'Order number',
    placedOn: (date: string) => `Placed on ${date}`,
    keepGuest: 'Please keep this number. We also sent it to your email address.',
    keep: 'Please keep this number. You can find your order anytime under “Your orders.”',
    next: 'What happens next',
    steps: {
      check: (date: string) =>
        `By ${date}: an optician checks your prescription. If anything is unclear, we’ll call you.`,
      make: (date: string) => `By ${date}: we make your lenses and fit them into the frame.`,
      arrive: (date: string) => `Around ${date}: your glasses arrive at your address.`,
    },
    pay: {
      title: 'How to pay',
      check: (amount: string, due: string) =>
        `Please send a check or money order for ${amount} by ${due}, and write the reference on it.`,
      transfer: (amount: string, due: string) =>
        `Please transfer ${amount} by ${due} and include the reference.`,
      payee: 'Payable to',
      sendTo: 'Send it to',
      iban: 'IBAN',
      reference: 'Reference',
      due: 'Pay by',
      purchaseorder: (amount: string, number: string) =>
        `We’ll bill ${amount} to purchase order ${number}. There’s nothing more for you to do.`,
      free: 'You have nothing to pay.',
      online: {
        authorised: (amount: string) =>
          `You have paid ${amount} online. Your card is charged in a moment. There’s nothing more for you to do.`,
        captured: (amount: string) =>
          `You have paid ${amount} online. There’s nothing more for you to do.`,
        'being-returned': (amount: string) =>
          `We are returning the ${amount} that you paid online.`,
        returned: (amount: string) => `The ${amount} that you paid online was not charged.`,
        refunded: (amount: string) =>
          `We returned the ${amount} that you paid online. Your bank may take a few days to show it.`,
        lapsed: (amount: string) =>
          `Your bank no longer holds the ${amount} for us. Nothing was taken from your card.`,
        'lapsed-owed': (amount: string) =>
          `Your bank no longer holds the ${amount} for us. Nothing was taken from your card. We’ll write to you about your order.`,
        unknown: (amount: string) => `You paid ${amount} online.`,
      },
    },
    toPay: 'You have not paid yet',
    toPayText: 'Your order is placed as soon as you have paid. Nothing has been charged so far.',
    toPayGo: 'Go to payment',
    toPayBack: 'Back to review',
    benefit: 'Your next pair',
    benefitOn: (date: string) => `You can use your benefit again starting ${date}.`,
    benefitEvery: (plan: string, days: number) => `${plan} pays for one pair every ${days} days.`,
    benefitNow: 'You can use your benefit now.',
    printHint: 'To print, use your browser’s print command.',
    orders: 'See your orders',
    home: 'Go to the home page',
    none: 'There is no order to show',
    noneText: 'Once you place an order, you’ll find its confirmation here.',
    notFound: 'We have your order, and it is safe. Its details can’t be shown right now.',
    pending: 'We are checking on your order',
    pendingText:
      'This is taking a little longer than usual, and we don’t know yet whether your order went through. Please do not order again: this page checks by itself and tells you either way.',
    pendingLong:
      'This is taking a long time. Once your order goes through, you’ll find it under “Your orders.” If it isn’t there, go back to the review and order again: it is never placed twice.',
    pendingCheck: 'Check again now',
    backToReview: 'Back to review',
  },
};
