import type { LegalTexts } from './legal-document.ts';

/** The documents that bind, with the names of whoever runs the store filled in. */
export const legal: LegalTexts = {
  privacy: (shop) => ({
    title: 'Privacy policy',
    updated: 'November 1, 2026',
    intro: [
      `Ordering glasses means telling us about your eyes. This page says what we keep about you, why, for how long, and what you can ask of us. ${shop.operator} runs this store for members of ${shop.plan} and answers for what happens to your data here.`,
    ],
    sections: [
      {
        id: 'what',
        heading: 'What we keep',
        paragraphs: ['Only what an order needs:'],
        points: [
          'Who you are: your member id, your name as on the ID card, and the mobile number or email that your plan has on file.',
          'Your prescription: the values for each eye, your pupillary distance, and a picture of the prescription if you upload one. This is health data and is treated as such.',
          'Your order: frame, lenses, delivery address, prices, and what your plan paid.',
          'Your use of the benefit: when you ordered, so that your plan knows when it is available again.',
          'Technical records: the time of a sign-in, errors, and the network address of a request, for security.',
        ],
      },
      {
        id: 'why',
        heading: 'Why, and on what ground',
        paragraphs: [
          'We use your name, contact and member id to recognize you and to check your benefit; your prescription to make lenses that fit; your address to deliver them; and your order to support you, to settle the cost with your plan, and to keep the books the law asks for.',
          'Where U.S. law applies we handle health information on behalf of your plan, as the Health Insurance Portability and Accountability Act (HIPAA) allows for treatment and payment. Where the law of the European Union applies, we process your order data to perform the contract with you (Article 6 (1) (b) GDPR), your health data with your explicit consent (Article 9 (2) (a) GDPR), and records for security and bookkeeping because of our legitimate interest and our legal duties (Article 6 (1) (f) and (c) GDPR).',
        ],
      },
      {
        id: 'who',
        heading: 'Who sees it',
        paragraphs: [
          `${shop.plan} sees that you used the benefit and what it paid. The lens laboratory of ${shop.retailer} sees the prescription and the frame, without your contact details. The carrier sees your name and address. Customer service sees your order when you ask for help, and each look is recorded.`,
          'Nobody else. There are no advertisers, no social networks, no outside analytics and no outside fonts or scripts on these pages: your browser talks to this store alone. We do not sell your data, and we do not decide about you by automatic means beyond checking the rules of your benefit.',
        ],
      },
      {
        id: 'camera',
        heading: 'Pictures and the camera',
        paragraphs: [
          'Reading a prescription from a picture and trying on frames happen on your own device. The camera starts only when you say so. The picture of your face never leaves your device; what is measured from it (for example the width of your face) is stored only if you choose to.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        points: [
          'One-time codes: they work for a few minutes and are deleted after one day.',
          'An order you began and did not finish: 30 days after you last changed it.',
          'A prescription picture: 7 days if it is not used, otherwise 30 days after the order.',
          'Measurements from trying on frames: 30 days.',
          'Your saved prescription: until you have it deleted or your membership ends.',
          'Orders, with the prescription they were made from: as long as the law on bookkeeping and medical devices asks, as a rule ten years, then deleted.',
          'Ended sign-ins and reports of errors: 30 days. The record of who looked at health data: six years.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies',
        paragraphs: [
          'We set only cookies that the store needs: one keeps you signed in, one your language and one your text size, and a few keep short-lived technical answers. None of them follows you anywhere else, so there is no banner to click away.',
        ],
      },
      {
        id: 'rights',
        heading: 'What you can ask of us',
        paragraphs: [
          'You can see and download what we keep about you, have mistakes corrected, have your data deleted as far as no law makes us keep it, restrict or object to its use, and take back a consent at any time; what was done before stays lawful.',
          `Write to ${shop.dataProtectionEmail}. We answer within 30 days. If you are not content with the answer, you may complain to ${shop.authority}.`,
        ],
      },
      {
        id: 'safety',
        heading: 'How we protect it',
        paragraphs: [
          'Connections are encrypted. Names, contacts, addresses and prescriptions are encrypted where they are stored. Codes and passwords are never kept in clear. Messages and error records hold no health data. Should data of yours ever be exposed, we tell you and the authorities as the law asks.',
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
    updated: 'November 1, 2026',
    intro: [
      `These terms apply when you order glasses in this store. The store is run by ${shop.operator} for members of ${shop.plan}; the glasses are made and sold by ${shop.retailer}.`,
    ],
    sections: [
      {
        id: 'who-may-order',
        heading: 'Who may order',
        paragraphs: [
          `Members of ${shop.plan} whose plan includes the eyewear benefit. The benefit pays for one pair in each waiting period. The store tells you before you order whether your benefit is available, what it pays, and what is left for you.`,
          'Keep your one-time code to yourself. We never ask for it by phone.',
        ],
      },
      {
        id: 'prescription',
        heading: 'Your prescription',
        paragraphs: [
          'Lenses are made from the values you confirm. Please compare them with the paper in your hand before you order. You confirm that the prescription is yours, is valid, and was issued by someone entitled to do so. The store checks values for what can be made, not whether they are right for your eyes; it does not replace an eye examination.',
        ],
      },
      {
        id: 'order',
        heading: 'The order and the price',
        paragraphs: [
          'Showing a frame in the store is no binding offer. You make an offer with the button “Place order” below the price on the review page. The contract begins when we confirm the order. Until then you can change or leave everything.',
          'The review shows the price of each part, what your plan pays, and what you pay, to the cent. Should the total change before you order, we show it to you again first. U.S. prices are shown without tax; tax, where it applies, is a line of its own before you order. Prices in the German store include value-added tax.',
        ],
      },
      {
        id: 'payment',
        heading: 'Payment',
        paragraphs: [
          'If your plan pays for everything, nothing is due. Otherwise you pay by check or money order, or by purchase order, as the review page says; the confirmation says where to and by when. We never ask for a card number.',
        ],
      },
      {
        id: 'delivery',
        heading: 'Delivery',
        paragraphs: [
          'Glasses are made after you order. Your confirmation names the date we expect to deliver. If a date cannot be kept we tell you, and you may cancel free of charge as long as the lenses are not cut.',
        ],
      },
      {
        id: 'returns',
        heading: 'Cancelling, returns and remakes',
        paragraphs: [
          'You can cancel free of charge until the lenses are cut; your benefit is then available again at once.',
          'Lenses are made to order for your eyes. The legal right of withdrawal that the European Union gives for distance sales therefore does not apply to them once they are made (in Germany § 312g (2) no. 1 BGB). It does apply to whatever is not made to your measure: 14 days from delivery, without a reason; a plain message to customer service is enough, and we pay back what you paid within 14 days of receiving the goods.',
          'Apart from that we give a promise of our own: if you cannot see well with your glasses or they do not fit, tell us within 60 days of delivery. We check them, and make them again or take them back, at no cost to you.',
        ],
      },
      {
        id: 'faults',
        heading: 'Faults and liability',
        paragraphs: [
          'Your legal rights in case of faults apply in full. We are liable without limit for intent and gross negligence, and for harm to life, body and health. In other cases we are liable for the breach of duties that the contract depends on, limited to the harm that could be foreseen. Nothing here limits rights that the law does not let us limit.',
        ],
      },
      {
        id: 'accessibility',
        heading: 'Accessibility',
        paragraphs: [
          'Many people who order glasses cannot read well at that moment, so the store is built to be used without them. We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA everywhere, with text contrast at level AAA, and with that the European Accessibility Act, its German law (BFSG), and Section 504 in the United States.',
          'You can order with a keyboard alone, with a screen reader, at 400 % zoom, with larger text from the header of every page, and without JavaScript. Reading a prescription from a picture and trying on frames need a camera or a picture; both can be skipped, and neither is needed to order.',
          `Did something get in your way? Write to ${shop.supportEmail}. We answer within five working days and take your order by email if you prefer.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Changes and the law that applies',
        paragraphs: [
          'The terms at the time of your order apply to it. For orders in the English store the law of the State of Oregon applies, for orders in the German store the law of Germany; the protection that the law of your own country gives you as a consumer stays untouched.',
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
