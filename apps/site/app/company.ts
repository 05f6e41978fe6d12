/** What is said of the company; an unset fact shows as 'not configured'. */
export interface Company {
  readonly brandName: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  readonly establishedOn: string;
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
  legalName: undefined,
  registrationNumber: undefined,
  registeredOffice: undefined,
};
