import type { CompanyRecord } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

const facts = {
  legalName: 'Sample Wellness Private Limited',
  registrationNumber: 'U00000UP2023PTC000000',
  registeredOffice: '1 Sample Street, Sirathu 212217',
  establishedOn: '2023-07-03',
  productRange: '30+',
  phone: '+91 90000 00000',
  email: 'sample@example.in',
  chatNumber: '919000000000',
  hoursWeekdays: '10:00–18:00',
  grievanceOfficer: 'Sample Grievance Officer',
  grievanceOfficerContact: 'grievance@example.in',
  nodalOfficer: 'Sample Nodal Officer',
  nodalOfficerContact: 'nodal@example.in',
  dataProtection: 'Sample Data Protection Officer',
  dataProtectionContact: 'data@example.in',
  state: 'Uttar Pradesh',
  gstin: '09ABCDE1234F1ZY',
} as const;

/** A draft with another chat number than the one that is published. */
export const sampleCompany: CompanyRecord = {
  draft: { ...facts, chatNumber: '919000000001' },
  version: 4,
  published: { number: 2, facts, at: '2026-11-20T10:15:00.000Z' },
  missing: [],
  unset: ['founder', 'certificateIso9001'],
  pinCodes: 0,
  changed: ['chatNumber'],
  today: '2026-11-21',
};

/** A draft before the first publication. */
export const newCompany: CompanyRecord = {
  draft: { legalName: facts.legalName },
  version: 1,
  published: null,
  missing: ['registrationNumber', 'phone', 'nodalOfficer'],
  unset: ['founder'],
  pinCodes: 0,
  changed: ['legalName'],
  today: '2026-11-21',
};

/** The draft after another administrator changed its chat number. */
export const changedByOther: CompanyRecord = {
  ...sampleCompany,
  draft: { ...sampleCompany.draft, chatNumber: '919000000002' },
  version: 5,
};

/** The events with which tests and stories reach every state. */
export const companyFormScenario = {
  edit: { type: 'form.edit', record: sampleCompany },
  change: { type: 'field.change', field: 'chatNumber', value: '+91 90000 00003' },
  changeToInvalid: { type: 'field.change', field: 'gstin', value: '09ABC' },
  submit: { type: 'form.submit' },
  saved: done('saveRecord', sampleCompany),
  changedMeanwhile: failed('saveRecord', {
    code: 'conflict',
    message: 'Another user has changed this.',
    status: 409,
    current: changedByOther,
  }),
  crashed: threw('saveRecord'),
  close: { type: 'form.close' },
  discard: { type: 'form.discard' },
  resume: { type: 'form.resume' },
} as const;
