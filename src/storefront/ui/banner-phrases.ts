/** "Questions? Contact us" in the seven languages of the banner: the question, then the link. */
export const BANNER_PHRASES = [
  { lang: 'en', question: 'Questions?', contact: 'Contact us' },
  { lang: 'de', question: 'Fragen?', contact: 'Schreiben Sie uns' },
  { lang: 'es', question: '¿Preguntas?', contact: 'Contáctenos' },
  { lang: 'fr', question: 'Des questions\u00a0?', contact: 'Contactez-nous' },
  { lang: 'it', question: 'Domande?', contact: 'Contattateci' },
  { lang: 'pt', question: 'Dúvidas?', contact: 'Contacte-nos' },
  { lang: 'nl', question: 'Vragen?', contact: 'Neem contact op' },
] as const;

export const BANNER_ROTATION_MS = 2000;
