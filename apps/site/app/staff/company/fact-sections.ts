import {
  CERTIFICATES,
  CERTIFICATE_LABELS,
  COMPANY_FACT_LABELS,
  type Certificate,
  type CompanyFact,
  DEFAULT_NUMBERS,
  INDIAN_STATES,
  NUMBER_FACT_LABELS,
  PIN_CODES_SERVED,
  REQUIRED_FACTS,
  type ScanFact,
  type ScanFile,
  type TypedFacts,
  daysUntilEnd,
} from '@pgm/api/contract';
import type { CertificatePart, FactField, FactSection } from '@pgm/ui/staff/company-facts';

interface Section {
  readonly id: string;
  /** English. */
  readonly title: string;
  readonly facts: readonly TypedFact[];
}

/** The sections of the form; each fact is in one of them, or belongs to a certificate. */
const SECTIONS: readonly Section[] = [
  {
    id: 'announcement',
    title: 'Announcement above every page',
    facts: ['announcement', 'announcementHindi', 'announcementLink', 'announcementFrom', 'announcementUntil'],
  },
  {
    id: 'company',
    title: 'Company',
    facts: [
      'legalName',
      'registrationNumber',
      'registeredOffice',
      'establishedOn',
      'productRange',
      'memberships',
      'membershipsHindi',
      'groupCompanies',
      'groupCompaniesHindi',
      'pointValue',
      'pointValueHindi',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    facts: ['phone', 'email', 'chatNumber', 'hoursWeekdays', 'hoursSaturday', 'hoursSunday'],
  },
  {
    id: 'officers',
    title: 'Officers',
    facts: [
      'grievanceOfficer',
      'grievanceOfficerContact',
      'nodalOfficer',
      'nodalOfficerContact',
      'dataProtection',
      'dataProtectionContact',
      'managingDirector',
      'managingDirectorContact',
      'productQuality',
      'productQualityContact',
      'deliveries',
      'deliveriesContact',
      'associateCare',
      'associateCareContact',
      'founder',
    ],
  },
  { id: 'tax', title: 'Tax', facts: ['state', 'gstin'] },
  {
    id: 'terms',
    title: 'Delivery, returns and payment',
    facts: [
      'deliveryFee',
      'deliveryFreeFrom',
      'deliveryDaysMin',
      'deliveryDaysMax',
      'expressFee',
      'expressDaysMin',
      'expressDaysMax',
      'returnDays',
      'coolingOffDays',
      'paymentMinutes',
      'codMax',
      'pinCodesServed',
    ],
  },
];

const NUMBERS_WHEN_EMPTY: Partial<Readonly<Record<CompanyFact, number>>> = DEFAULT_NUMBERS;

const KINDS: Partial<Readonly<Record<CompanyFact, FactField['kind']>>> = {
  establishedOn: 'day',
  announcementFrom: 'day',
  announcementUntil: 'day',
  state: 'choice',
  pinCodesServed: 'choice',
  registeredOffice: 'lines',
  memberships: 'lines',
  membershipsHindi: 'lines',
  groupCompanies: 'lines',
  groupCompaniesHindi: 'lines',
  pointValue: 'lines',
  pointValueHindi: 'lines',
};

/** The values of the facts that are chosen. */
const CHOICES: Partial<Readonly<Record<CompanyFact, readonly string[]>>> = {
  state: INDIAN_STATES,
  pinCodesServed: PIN_CODES_SERVED,
};

/** What a form says of a fact before it is typed; English. */
const HINTS: Partial<Readonly<Record<CompanyFact, string>>> = {
  announcement: 'One sentence, such as the hours of a festival.',
  announcementLink: 'A page of this shop, such as /products. Without one it is no link.',
  announcementUntil: 'Without days it stays until it is removed.',
  registrationNumber: 'In this format: U12345UP2023PTC123456',
  productRange: 'For example: 30+',
  phone: 'In this format: +91 90000 00000',
  chatNumber: 'Visitors write to it by the chat button of every page.',
  hoursWeekdays: 'In this format: 10:00–18:00',
  hoursSaturday: 'In this format: 10:00–18:00',
  hoursSunday: 'In this format: 10:00–18:00',
  grievanceOfficerContact: 'A phone number or an email that everyone may use.',
  pinCodesServed: 'While this is empty, those of the list, when there is one.',
  codMax: 'While this is empty, the setting of the server counts.',
  certificateIso9001: "The home page says 'Certified ISO 9001:2015' while this is set and valid.",
};

const NO_ERRORS: Errors = {};

/** The facts that are typed: scans are chosen. */
type TypedFact = Exclude<CompanyFact, ScanFact>;

/** How long before its end the form says when a certificate ends, in days. */
const ENDING_DAYS = 60;

type Errors = Partial<Readonly<Record<CompanyFact, string | undefined>>>;

/**
 * The sections with their fields, as the form shows them.
 * @param today the day in India
 */
export function toSections(values: TypedFacts, today: string, errors: Errors = NO_ERRORS): FactSection[] {
  const toField = (fact: TypedFact, label: string = COMPANY_FACT_LABELS[fact]): FactField => ({
    id: fact,
    label,
    hint: HINTS[fact],
    error: errors[fact],
    value: values[fact],
    kind: fact in NUMBER_FACT_LABELS ? 'number' : (KINDS[fact] ?? 'line'),
    numberWhenEmpty: NUMBERS_WHEN_EMPTY[fact],
    choices: CHOICES[fact],
    isOptional: !REQUIRED_FACTS.includes(fact),
  });
  const toCertificate = (certificate: Certificate): CertificatePart => {
    const scan = values[`${certificate}Scan`];
    const isStored = typeof scan === 'string';
    return {
      id: certificate,
      title: CERTIFICATE_LABELS[certificate],
      number: toField(certificate, 'Number'),
      days: [
        { ...toField(`${certificate}From`, 'Issued on'), kind: 'day' },
        { ...toField(`${certificate}Until`, 'Valid until'), kind: 'day' },
      ],
      scan: {
        id: `${certificate}Scan`,
        file: isStored ? null : scan,
        storedUrl: isStored && scan !== '' ? scan : undefined,
        error: errors[`${certificate}Scan`],
      },
      ending: toEnding(values[`${certificate}Until`], today),
    };
  };
  return [
    ...SECTIONS.map(({ id, title, facts }) => ({ id, title, fields: facts.map((fact) => toField(fact)) })),
    { id: 'certificates', title: 'Certificates', fields: [], certificates: CERTIFICATES.map(toCertificate) },
  ];
}

function toEnding(until: string, today: string): CertificatePart['ending'] {
  const days = daysUntilEnd(until, today);
  return days <= ENDING_DAYS ? { days, until } : undefined;
}

/** What a person reads of the value of a fact: the name of a new scan, and the kind of a stored one. */
export function toShownFact(value: string | ScanFile): string {
  if (typeof value !== 'string') return value.name;
  const [, name = '', ending] = SCAN.exec(value) ?? [];
  if (ending === undefined) return value;
  return `${ending === 'pdf' ? 'PDF' : 'WebP'} ${name}`;
}

/** An address of a scan: six characters of its name are enough to distinguish it from others. */
const SCAN = /^\/media\/certificates\/(\w{6})\w*\/\w+\.(\w+)$/;

/** Facts with their names, for a list of what is not set. */
export const toUnset = (facts: readonly CompanyFact[]) =>
  facts.map((fact) => ({ id: fact, label: COMPANY_FACT_LABELS[fact] }));
