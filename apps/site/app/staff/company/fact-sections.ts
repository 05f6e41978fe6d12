import {
  COMPANY_FACT_LABELS,
  type CompanyFact,
  INDIAN_STATES,
  REQUIRED_FACTS,
  type TypedFacts,
} from '@pgm/api/contract';
import type { FactField, FactSection } from '@pgm/ui/staff/company-facts';

interface Section {
  readonly id: string;
  /** English. */
  readonly title: string;
  readonly facts: readonly CompanyFact[];
}

/** The sections of the form; each fact is in one of them. */
const SECTIONS: readonly Section[] = [
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
    id: 'certificates',
    title: 'Certificates',
    facts: [
      'certificateIso9001',
      'certificateRegistration',
      'certificateGstFirst',
      'certificateGstSecond',
      'certificateFoodSafety',
      'certificateRecognition',
      'certificatePan',
    ],
  },
];

const KINDS: Partial<Readonly<Record<CompanyFact, FactField['kind']>>> = {
  establishedOn: 'day',
  state: 'choice',
  registeredOffice: 'lines',
  memberships: 'lines',
  membershipsHindi: 'lines',
  groupCompanies: 'lines',
  groupCompaniesHindi: 'lines',
  pointValue: 'lines',
  pointValueHindi: 'lines',
};

/** What a form says of a fact before it is typed; English. */
const HINTS: Partial<Readonly<Record<CompanyFact, string>>> = {
  registrationNumber: 'In this format: U12345UP2023PTC123456',
  productRange: 'For example: 30+',
  phone: 'In this format: +91 90000 00000',
  chatNumber: 'Visitors write to it by the chat button of every page.',
  hoursWeekdays: 'In this format: 10:00–18:00',
  hoursSaturday: 'In this format: 10:00–18:00',
  hoursSunday: 'In this format: 10:00–18:00',
  grievanceOfficerContact: 'A phone number or an email that everyone may use.',
  certificateIso9001: "The home page says 'Certified ISO 9001:2015' once this is set.",
};

const NO_ERRORS: Partial<Readonly<Record<CompanyFact, string>>> = {};

/** The sections with their fields, as the form shows them. */
export function toSections(
  values: TypedFacts,
  errors: Partial<Readonly<Record<CompanyFact, string | undefined>>> = NO_ERRORS,
): readonly FactSection[] {
  const toField = (fact: CompanyFact): FactField => ({
    id: fact,
    label: COMPANY_FACT_LABELS[fact],
    hint: HINTS[fact],
    error: errors[fact],
    value: values[fact],
    kind: KINDS[fact] ?? 'line',
    ...(fact === 'state' && { choices: INDIAN_STATES }),
    isOptional: !REQUIRED_FACTS.includes(fact),
  });
  return SECTIONS.map(({ id, title, facts }) => ({ id, title, fields: facts.map(toField) }));
}

/** Facts with their names, for a list of what is not set. */
export const toUnset = (facts: readonly CompanyFact[]) =>
  facts.map((fact) => ({ id: fact, label: COMPANY_FACT_LABELS[fact] }));
