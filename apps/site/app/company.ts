import type { INDIAN_STATES } from '@pgm/api/contract';

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
  /** Where the company is registered for the goods and services tax, and its number there. */
  readonly state: (typeof INDIAN_STATES)[number];
  readonly gstin: string | undefined;
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
  state: 'Uttar Pradesh',
  gstin: undefined,
};

/** What invoices say of who sells. */
export function sellerFacts({ legalName, registeredOffice, state, gstin }: Company) {
  return { name: legalName, address: registeredOffice, state, gstin };
}

/** The names of the facts that are not set. */
export function unsetFacts(facts: Company): string[] {
  return Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [name] : []));
}
