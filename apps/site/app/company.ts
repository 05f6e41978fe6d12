/** What is said of the company; an unset fact shows as 'not configured' and keeps production from starting. */
export interface Company {
  readonly brandName: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly establishedOn: string;
  readonly productRange: string;
  readonly certificate: string;
  readonly legalName: string | undefined;
  readonly registrationNumber: string | undefined;
  readonly registeredOffice: string | undefined;
}

/** The facts of this company, the one place to set them. */
export const company: Company = {
  brandName: 'PGM Wellness',
  description:
    'Ayurvedic care, nutrition and home essentials with prices, points and contents in plain words, delivered across India.',
  establishedOn: '3 July 2023',
  productRange: '30+',
  certificate: 'ISO 9001:2015',
  legalName: undefined,
  registrationNumber: undefined,
  registeredOffice: undefined,
};

/** The names of the facts that are not set. */
export function unsetFacts(facts: Company): string[] {
  return Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [name] : []));
}
