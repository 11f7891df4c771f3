/** A document as data: the page decides how it looks. */
export type LegalDocument = {
  title: string;
  /** The day of its last change, where one binds from then on. */
  updated?: string;
  intro: readonly string[];
  sections: readonly LegalSection[];
};

export type LegalSection = {
  /** For links into the document; the same in both languages. */
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  /** A list, after the paragraphs. */
  points?: readonly string[];
};

/** Who is named in the documents. */
export type LegalNames = {
  plan: string;
  retailer: string;
  operator: string;
  representedBy: string;
  address: string;
  phone: string;
  register: string;
  vatId: string;
  supportEmail: string;
  dataProtectionEmail: string;
  authority: string;
};

export type LegalTexts = {
  privacy(shop: LegalNames): LegalDocument;
  terms(shop: LegalNames): LegalDocument;
  notice(shop: LegalNames): LegalDocument;
};
