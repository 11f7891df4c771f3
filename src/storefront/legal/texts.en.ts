import type { LegalTexts } from './legal-document.ts';

/** The documents that bind, with the names of whoever runs the store filled in. */
export const legal: LegalTexts = {
  privacy: (shop) => ({
    title: 'Privacy policy',
    updated: 'November 22, 2026',
    intro: [
      `Ordering glasses means telling us about your eyes. This page says what we keep about you, why, for how long, and what rights you have. ${shop.operator} runs this store for members of ${shop.plan} and is responsible for your data here.`,
    ],
    sections: [
      {
        id: 'what',
        heading: 'What we keep',
        paragraphs: ['Only what an order needs:'],
        points: [
          'Who you are: your member ID, your name as on your ID card, and the mobile number or email that your plan has on file.',
          'Your prescription: its values and measurements, its date and, if you enter them, when it expires and who wrote it. This is health data, and we treat it that way.',
          'Your order: frame, lenses, delivery address, prices, and what your plan paid.',
          'What you save: the frames on your list, with the colors you chose.',
          'Your use of the benefit: when you ordered, so that your plan knows when it is available again.',
          'Technical records: the time of a sign-in, errors, and the network address of a request, for security. A choice of frame or lenses that you have not ordered yet is kept so that you can continue.',
        ],
      },
      {
        id: 'why',
        heading: 'Why, and on what legal basis',
        paragraphs: [
          'We use your name, contact and member ID to recognize you, to check your benefit, and to send you codes and messages about your order; your prescription to make lenses that fit; your address to deliver them; and your order to help you, to settle the cost with your plan, and to keep the books the law requires.',
          'Where U.S. law applies we handle health information on behalf of your plan, as the Health Insurance Portability and Accountability Act (HIPAA) allows for treatment and payment. Where the law of the European Union applies, we process your order data to perform the contract with you (Article 6 (1) (b) GDPR), your health data to provide you with glasses as health care (Article 9 (2) (h) GDPR), and records for security and bookkeeping because of our legitimate interest and our legal duties (Article 6 (1) (f) and (c) GDPR).',
        ],
      },
      {
        id: 'who',
        heading: 'Who sees it',
        paragraphs: [
          `${shop.plan} sees that you used the benefit and what it paid. The lens lab of ${shop.retailer} sees the prescription and the frame. The carrier sees your name, address and phone number. Whoever carries our emails and text messages sees where they go; they never contain health data. Customer service can look at your data when you ask for help, and every look at your health data is recorded.`,
          'No one else. There are no advertisers, no social networks, no outside analytics and no outside fonts or scripts on these pages: your browser talks to this store alone. We do not sell your data, and we do not make automated decisions about you beyond checking the rules of your benefit.',
        ],
      },
      {
        id: 'newsletter',
        heading: 'Newsletter',
        paragraphs: [
          'We send the newsletter only if you ask for it and confirm the link in our email (where the law of the European Union applies, Article 6 (1) (a) GDPR). We use your email address for it and nothing else. It is not tied to your membership, your prescription or your orders, and we do not learn who reads it. Every email has a link with which you take your agreement back at any time.',
        ],
      },
      {
        id: 'reviews',
        heading: 'Reviews',
        paragraphs: [
          'If you review a frame, everybody who visits this store can read your nickname, your words and your stars once we have looked at them. Please choose a nickname that does not tell who you are, and write nothing about your health. We keep the link between a review and you so that you find it under “Your reviews” and can replace it.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        points: [
          'One-time codes: they work for ten minutes and are deleted after one day.',
          'An order you began and did not finish: 30 days after you last changed it.',
          'Your saved prescription: until you or your plan have your data deleted.',
          'Orders, with the prescription they were made from: at least as long as the law on bookkeeping and medical devices requires. When your data is deleted, your name, address and prescription are taken out of your orders.',
          'Saved frames: until you remove them, or ask us to delete your data.',
          'Reviews: until your data or your account is deleted; one that we do not show, 30 days.',
          'Newsletter: your address until you unsubscribe; if you do not confirm it, we delete it after seven days. When you agreed, and to which words, is kept without your address for three years after you unsubscribe, so that we can prove it.',
          'Ended sign-ins, reports of errors and the record of messages we sent: 30 days. The record of who looked at health data is not deleted.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies',
        paragraphs: [
          'We set only cookies that the store needs: to keep you signed in, to remember your language and your text size, and to hold short-lived technical answers. None of them follows you anywhere else, so there is no banner to click away.',
          'While you are signed in, your browser also keeps your filters and your prescription for this store, locked with a key that is gone once you sign out.',
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          'You can ask for a copy of what we keep about you, have mistakes corrected, have your data deleted unless a law makes us keep it, and restrict or object to its use.',
          `Write to ${shop.dataProtectionEmail}. We answer within 30 days. If you are not satisfied with the answer, you may complain to ${shop.authority}.`,
        ],
      },
      {
        id: 'safety',
        heading: 'How we protect it',
        paragraphs: [
          'Connections are encrypted. Names, contacts, addresses and prescriptions are encrypted where they are stored. Codes are never stored in readable form. Messages and error records contain no health data. If your data is ever exposed, we will tell you and the authorities as the law requires.',
        ],
      },
      {
        id: 'contact',
        heading: 'Who is responsible',
        paragraphs: [
          `${shop.operator}, ${shop.address}. Data protection: ${shop.dataProtectionEmail}.`,
        ],
      },
    ],
  }),

  terms: (shop) => ({
    title: 'Terms of use',
    updated: 'November 22, 2026',
    intro: [
      `These terms apply when you order glasses in this store. The store is run by ${shop.operator} for members of ${shop.plan}; the glasses are made and sold by ${shop.retailer}.`,
    ],
    sections: [
      {
        id: 'who-may-order',
        heading: 'Who may order',
        paragraphs: [
          `Members of ${shop.plan} whose plan includes the eyewear benefit. The benefit pays toward one pair in each waiting period. Before you order, the store tells you whether your benefit is available, what it pays, and what is left for you to pay.`,
          'Keep your one-time code to yourself. We never ask for it by phone.',
        ],
      },
      {
        id: 'prescription',
        heading: 'Your prescription',
        paragraphs: [
          'Lenses are made from the values you confirm. Please compare them with your prescription before you order. You confirm that the prescription is yours, is valid, and was issued by someone licensed to do so. The store checks whether the values can be made, not whether they are right for your eyes; it does not replace an eye exam.',
        ],
      },
      {
        id: 'order',
        heading: 'Your order and the price',
        paragraphs: [
          'Showing a frame in the store is not a binding offer. You make an offer with the “Place order” button on the review page. The contract begins when we confirm the order. Until you place it, you can change anything or walk away.',
          'The review shows the price of each part, what your plan pays, and what you pay, to the cent. If the total changes before you order, we show it to you again first. U.S. prices are shown without tax; tax, where it applies, is a line of its own before you order. Prices in the German store include value-added tax.',
        ],
      },
      {
        id: 'payment',
        heading: 'Payment',
        paragraphs: [
          'If your plan pays for everything, nothing is due. Otherwise you pay by check or money order, by purchase order, or, where it is offered, online on the page of a payment provider, as the review page says. The confirmation says where to send a check and by when; an order not paid by then is canceled. What you pay online is charged once your order is placed, and returned if it is canceled. We never ask for a card number.',
        ],
      },
      {
        id: 'delivery',
        heading: 'Delivery',
        paragraphs: [
          'Glasses are made after you order. Your confirmation gives the date we expect to deliver. If we cannot keep it, we will tell you, and you may cancel free of charge as long as the lenses have not been cut.',
        ],
      },
      {
        id: 'returns',
        heading: 'Cancellations, returns and remakes',
        paragraphs: [
          `You can cancel free of charge until the lenses are cut: write to ${shop.supportEmail}. Your benefit is then available again right away.`,
          'Lenses are made to order for your eyes. The European Union’s right to withdraw from distance sales therefore does not apply to them (in Germany, § 312g (2) no. 1 BGB). It does apply to anything not made to your measurements: 14 days from delivery, without giving a reason; a simple message to customer service is enough, and we refund what you paid within 14 days of receiving your message.',
          'We add a promise of our own: if you cannot see well with your glasses or they do not fit, tell us within 60 days of delivery. We will check them and remake them or take them back, at no cost to you.',
        ],
      },
      {
        id: 'faults',
        heading: 'Defects and liability',
        paragraphs: [
          'Your legal rights in case of defects apply in full. We are liable without limit for intent and gross negligence, and for harm to life, body and health. In other cases we are liable for the breach of essential contractual duties, limited to foreseeable damage. Nothing here limits rights that the law does not let us limit.',
        ],
      },
      {
        id: 'accessibility',
        heading: 'Accessibility',
        paragraphs: [
          'Many people who order glasses cannot read well at that moment, so the store is built to be used without glasses. We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA everywhere, with text contrast at level AAA, and with that the European Accessibility Act, its German law (BFSG), and Section 504 in the United States.',
          'You can order with a keyboard alone, with a screen reader, at 400% zoom, with larger text set in the header of every page, and without JavaScript.',
          `Did something get in your way? Write to ${shop.supportEmail}, and we will find a way together.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes and the law that applies',
        paragraphs: [
          'The terms in force when you order apply to your order. For orders in the English store the law of the State of Oregon applies, for orders in the German store the law of Germany; the protection that the law of your own country gives you as a consumer is not affected.',
        ],
      },
      {
        id: 'contact',
        heading: 'Contact',
        paragraphs: [`${shop.operator}, ${shop.address}. Customer service: ${shop.supportEmail}.`],
      },
    ],
  }),

  notice: (shop) => ({
    title: 'Legal notice',
    intro: [`${shop.operator} runs this store for members of ${shop.plan}.`],
    sections: [
      {
        id: 'provider',
        heading: 'Provider',
        paragraphs: [
          `${shop.operator}, ${shop.address}.`,
          `Represented by ${shop.representedBy}.`,
          `Registered with: ${shop.register}. VAT identification number: ${shop.vatId}.`,
        ],
      },
      {
        id: 'reach',
        heading: 'How to reach us',
        paragraphs: [`Email: ${shop.supportEmail}. Phone: ${shop.phone}.`],
      },
      {
        id: 'content',
        heading: 'Responsible for the content',
        paragraphs: [`${shop.representedBy}, at the address above.`],
      },
      {
        id: 'disputes',
        heading: 'Settling disputes',
        paragraphs: [
          'We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board.',
        ],
      },
    ],
  }),
};
