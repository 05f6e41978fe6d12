import type { INDIAN_STATES } from '@pgm/api/contract';

/** The facts about the company; pages leave out an unset fact, and it keeps production from starting. */
export interface Company {
  readonly brandName: string;
  readonly establishedOn: string;
  readonly productRange: string;
  readonly certificate: string;
  readonly legalName: string | undefined;
  readonly registrationNumber: string | undefined;
  readonly registeredOffice: string | undefined;
  /** The app in which visitors may write, the address that opens it, and its number: digits, country code first. */
  readonly messenger: string;
  readonly chatAddress: string;
  readonly chatNumber: string | undefined;
  /** The state where the company is registered for the goods and services tax, and its number there. */
  readonly state: (typeof INDIAN_STATES)[number];
  readonly gstin: string | undefined;
}

/** The facts of this company; set them here only. */
export const company: Company = {
  brandName: 'PGM Wellness',
  establishedOn: '3 July 2023',
  productRange: '30+',
  certificate: 'ISO 9001:2015',
  legalName: undefined,
  registrationNumber: undefined,
  registeredOffice: undefined,
  messenger: 'WhatsApp',
  chatAddress: 'https://wa.me/',
  chatNumber: undefined,
  state: 'Uttar Pradesh',
  gstin: undefined,
};

/** A sentence or a name in both languages of the site. */
interface InBoth {
  readonly en: string;
  readonly hi: string;
}

/** An officer that the company names to the public. */
interface Officer {
  readonly name: string;
  /** A phone number or an email address that the public may use. */
  readonly contact?: string;
}

/** A scanned certificate of the company. */
interface Certificate {
  /** The number as printed on the certificate. */
  readonly number: string;
  /** A file in `public/`, such as `/certificates/iso-9001.webp`, and its size in pixels. */
  readonly scan: { readonly src: string; readonly width: number; readonly height: number };
}

/** Facts that only some pages show. Only the server reads them and passes to a page what it shows. */
export interface CompanyRecords {
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** The number in the form that people dial, such as `+91 90000 00000`. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** The opening hours, one entry per line. */
  readonly openingHours: readonly { readonly days: InBoth; readonly hours: string }[] | undefined;
  readonly posts: Readonly<
    Record<
      | 'founder'
      | 'managingDirector'
      | 'productQuality'
      | 'deliveries'
      | 'associateCare'
      | 'grievanceOfficer'
      | 'nodalOfficer'
      | 'dataProtection',
      Officer | undefined
    >
  >;
  readonly certificates: Readonly<
    Record<
      'iso9001' | 'registration' | 'gstFirst' | 'gstSecond' | 'foodSafety' | 'recognition' | 'pan',
      Certificate | undefined
    >
  >;
  /** The value of a point in money by the plan, such as `₹1 for each`. */
  readonly pointValue: InBoth | undefined;
  /** Trade associations that the company belongs to; empty: none. */
  readonly memberships: readonly InBoth[] | undefined;
  /** Other companies of the group; empty: none. */
  readonly groupCompanies: readonly InBoth[] | undefined;
}

/** The records of this company. */
export const companyRecords: CompanyRecords = {
  description:
    'Ayurvedic care, nutrition and home essentials with prices, points and contents in plain words, delivered across India.',
  phone: undefined,
  email: undefined,
  openingHours: undefined,
  posts: {
    founder: undefined,
    managingDirector: undefined,
    productQuality: undefined,
    deliveries: undefined,
    associateCare: undefined,
    grievanceOfficer: undefined,
    nodalOfficer: undefined,
    dataProtection: undefined,
  },
  certificates: {
    iso9001: undefined,
    registration: undefined,
    gstFirst: undefined,
    gstSecond: undefined,
    foodSafety: undefined,
    recognition: undefined,
    pan: undefined,
  },
  pointValue: undefined,
  memberships: undefined,
  groupCompanies: undefined,
};

/** The seller's facts that an invoice shows. */
export function sellerFacts({ legalName, registeredOffice, state, gstin }: Company) {
  return { name: legalName, address: registeredOffice, state, gstin };
}

/** The names of the facts that are not set, such as `gstin` or `posts.nodalOfficer`. */
export function unsetFacts(facts: object, within = ''): string[] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [within + name];
    return isGroup(value) ? unsetFacts(value, `${within}${name}.`) : [];
  });
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
