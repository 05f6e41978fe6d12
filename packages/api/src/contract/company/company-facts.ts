import * as z from 'zod/mini';
import { ANNOUNCEMENT_LABELS, announcementFacts, isReversedAnnouncement } from './announcement-facts.ts';
import { GST_STATE_CODES } from '../sales/gst-state-codes.ts';
import {
  CERTIFICATE_FACT_LABELS,
  type ScanFact,
  type ScanFile,
  certificateFacts,
  reversedCertificates,
  sentScans,
} from './certificate-facts.ts';
import * as rule from './fact-rules.ts';
import { NUMBER_FACT_LABELS, numberFacts, reversedRanges } from './number-facts.ts';
import { versionPart } from '../form-parts.ts';

/** The names of the facts of the company, as staff read them; English. In the order of the form. */
export const COMPANY_FACT_LABELS = {
  legalName: 'Legal name',
  registrationNumber: 'Registration number (CIN)',
  registeredOffice: 'Registered office',
  establishedOn: 'Established on',
  productRange: 'Number of products',
  phone: 'Phone',
  email: 'Email',
  chatNumber: 'Chat number',
  hoursWeekdays: 'Open Monday to Friday',
  hoursSaturday: 'Open on Saturday',
  hoursSunday: 'Open on Sunday',
  grievanceOfficer: 'Grievance officer',
  grievanceOfficerContact: 'Contact of the grievance officer',
  nodalOfficer: 'Nodal officer',
  nodalOfficerContact: 'Contact of the nodal officer',
  dataProtection: 'Data protection officer',
  dataProtectionContact: 'Contact of the data protection officer',
  founder: 'Founder',
  managingDirector: 'Managing director',
  managingDirectorContact: 'Contact of the managing director',
  productQuality: 'Head of product quality',
  productQualityContact: 'Contact for product quality',
  deliveries: 'Head of orders and deliveries',
  deliveriesContact: 'Contact for orders and deliveries',
  associateCare: 'Head of associate care',
  associateCareContact: 'Contact for associates',
  state: 'State of the GST registration',
  gstin: 'GST number',
  certificateIso9001: 'ISO 9001:2015 certificate number',
  certificateRegistration: 'Government registration number',
  certificateGstFirst: 'First GST certificate',
  certificateGstSecond: 'Second GST certificate',
  certificateFoodSafety: 'Food safety licence (FSSAI)',
  certificateRecognition: 'Certificate of recognition number',
  certificatePan: 'PAN of the company',
  ...CERTIFICATE_FACT_LABELS,
  pointValue: 'Value of a point',
  pointValueHindi: 'Value of a point, in Hindi',
  memberships: 'Memberships',
  membershipsHindi: 'Memberships, in Hindi',
  groupCompanies: 'Group companies',
  groupCompaniesHindi: 'Group companies, in Hindi',
  ...NUMBER_FACT_LABELS,
  pinCodesServed: 'PIN codes served',
  ...ANNOUNCEMENT_LABELS,
} as const;

/** The name of a fact of the company. */
export type CompanyFact = keyof typeof COMPANY_FACT_LABELS;

const label = COMPANY_FACT_LABELS;
const name = (fact: CompanyFact) => rule.words(label[fact], 100);
const long = (fact: CompanyFact) => rule.words(label[fact], 1000);

const facts = {
  legalName: rule.words(label.legalName, 150),
  registrationNumber: rule.registrationNumber(label.registrationNumber),
  registeredOffice: rule.words(label.registeredOffice, 300),
  establishedOn: rule.day(),
  productRange: rule.words(label.productRange, 20),
  phone: rule.phone(label.phone),
  email: rule.email(label.email),
  chatNumber: rule.chatNumber(label.chatNumber),
  hoursWeekdays: rule.openingHours(label.hoursWeekdays),
  hoursSaturday: rule.openingHours(label.hoursSaturday),
  hoursSunday: rule.openingHours(label.hoursSunday),
  grievanceOfficer: name('grievanceOfficer'),
  grievanceOfficerContact: name('grievanceOfficerContact'),
  nodalOfficer: name('nodalOfficer'),
  nodalOfficerContact: name('nodalOfficerContact'),
  dataProtection: name('dataProtection'),
  dataProtectionContact: name('dataProtectionContact'),
  founder: name('founder'),
  managingDirector: name('managingDirector'),
  managingDirectorContact: name('managingDirectorContact'),
  productQuality: name('productQuality'),
  productQualityContact: name('productQualityContact'),
  deliveries: name('deliveries'),
  deliveriesContact: name('deliveriesContact'),
  associateCare: name('associateCare'),
  associateCareContact: name('associateCareContact'),
  state: rule.state(),
  gstin: rule.gstin(),
  certificateIso9001: rule.words(label.certificateIso9001, 60),
  certificateRegistration: rule.words(label.certificateRegistration, 60),
  certificateGstFirst: rule.gstin(),
  certificateGstSecond: rule.gstin(),
  certificateFoodSafety: rule.foodLicence(label.certificateFoodSafety),
  certificateRecognition: rule.words(label.certificateRecognition, 60),
  certificatePan: rule.pan(),
  ...certificateFacts,
  pointValue: long('pointValue'),
  pointValueHindi: long('pointValueHindi'),
  memberships: long('memberships'),
  membershipsHindi: long('membershipsHindi'),
  groupCompanies: long('groupCompanies'),
  groupCompaniesHindi: long('groupCompaniesHindi'),
  ...numberFacts,
  pinCodesServed: rule.pinCodesServed(),
  ...announcementFacts,
} as const satisfies Record<CompanyFact, unknown>;

/** The facts that are written in both languages. */
const IN_BOTH = [
  ['pointValue', 'pointValueHindi'],
  ['memberships', 'membershipsHindi'],
  ['groupCompanies', 'groupCompaniesHindi'],
  ['announcement', 'announcementHindi'],
] as const;

/** The rules that facts have together. */
function checkTogether({ value, issues }: Together): void {
  const { state, gstin } = value;
  if (state !== undefined && gstin !== undefined && !gstin.startsWith(GST_STATE_CODES[state])) {
    const message = 'The first two digits of the GST number belong to another state';
    issues.push({ code: 'custom', path: ['gstin'], message, input: gstin });
  }
  for (const certificate of reversedCertificates(value)) {
    const message = 'A certificate cannot end before it is issued';
    issues.push({ code: 'custom', path: [`${certificate}Until`], message, input: value });
  }
  if (isReversedAnnouncement(value)) {
    const message = 'The last day cannot be before the first day';
    issues.push({ code: 'custom', path: ['announcementUntil'], message, input: value.announcementUntil });
  }
  for (const fact of reversedRanges(value)) {
    const message = 'The fewest days cannot be more than the most days';
    issues.push({ code: 'custom', path: [fact], message, input: value[fact] });
  }
  for (const [english, hindi] of IN_BOTH) {
    if ((value[english] === undefined) === (value[hindi] === undefined)) continue;
    const path = [value[english] === undefined ? english : hindi];
    issues.push({ code: 'custom', path, message: 'Write this in both languages', input: value });
  }
}

/** The facts of the company that pages, invoices and mails show; an unset one is absent, and its block is left out. */
export const CompanyFacts = z.object(facts).check(checkTogether);
export type CompanyFacts = z.infer<typeof CompanyFacts>;

const sentFacts = { ...facts, ...sentScans };

/** The facts as a form sends them: a scan is a new file, or the address of the stored one, which stays. */
export const SentFacts = z.object(sentFacts).check(checkTogether);
export type SentFacts = z.infer<typeof SentFacts>;

/** The draft as a form sends it, as a whole. */
export const CompanyDraftChange = z.object({ ...sentFacts, version: versionPart }).check(checkTogether);
export type CompanyDraftChange = z.infer<typeof CompanyDraftChange>;

/** What the common rules look at. */
interface Together {
  readonly value: Omit<z.infer<z.ZodMiniObject<typeof facts>>, ScanFact>;
  readonly issues: z.core.$ZodRawIssue[];
}

/** The names of all facts, in the order of the form. */
export const COMPANY_FACTS = z.keyof(z.object(facts)).options;

const TypedFacts = z.record(z.enum(COMPANY_FACTS), z.string());

/** All facts as a form shows them; one that is not set is empty, and a scan can be a new file. */
export type TypedFacts = Readonly<
  Record<Exclude<CompanyFact, ScanFact>, string> & Record<ScanFact, string | ScanFile>
>;

/** The facts for a form. */
export function toTypedFacts(of: CompanyFacts): TypedFacts {
  return TypedFacts.parse(Object.fromEntries(COMPANY_FACTS.map((fact) => [fact, of[fact] ?? ''])));
}

/** The facts without which the shop is not open: the law requires the company to name them, and each page refers to some. */
export const REQUIRED_FACTS: readonly CompanyFact[] = [
  'legalName',
  'registrationNumber',
  'registeredOffice',
  'establishedOn',
  'productRange',
  'phone',
  'email',
  'chatNumber',
  'hoursWeekdays',
  'grievanceOfficer',
  'grievanceOfficerContact',
  'nodalOfficer',
  'nodalOfficerContact',
  'dataProtection',
  'dataProtectionContact',
  'state',
  'gstin',
];

/** The facts that the shop cannot open without and that are not set. */
export function missingFacts(of: CompanyFacts): CompanyFact[] {
  return REQUIRED_FACTS.filter((fact) => of[fact] === undefined);
}

/** Stored facts; one that the rules no longer accept counts as unset, so that no page fails by it. */
export function readCompanyFacts(stored: unknown): CompanyFacts {
  const entries = Object.entries(Object(stored)).filter(
    ([fact, value]) => isFact(fact) && facts[fact].safeParse(value).success,
  );
  return CompanyFacts.safeParse(Object.fromEntries(entries)).data ?? {};
}

/** Whether a text names a fact. */
export function isFact(text: string): text is CompanyFact {
  return text in facts;
}

/** Whether a text names a fact that is a scan. */
export function isScan(text: string): text is ScanFact {
  return text in sentScans;
}
