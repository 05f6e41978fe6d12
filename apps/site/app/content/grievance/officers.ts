import type { FactLine } from '@pgm/ui/fact-lines';
import { company, companyRecords } from '#app/company.ts';
import type { Say } from '../say.ts';

/** Whom complaints go to: a heading and its lines. */
interface Officers {
  readonly heading: string;
  readonly facts: FactLine[];
}

/** The officers whom the law wants named, and how they are reached. */
export function officers(say: Say): Officers[] {
  const { grievanceOfficer, nodalOfficer } = companyRecords.posts;
  return [
    {
      heading: say('Grievance officer', 'शिकायत अधिकारी'),
      facts: [
        { label: say('Name', 'नाम'), value: grievanceOfficer?.name },
        { label: say('Reach them at', 'संपर्क'), value: grievanceOfficer?.contact },
        { label: say('Phone', 'फ़ोन'), value: companyRecords.phone },
        { label: say('Email', 'ईमेल'), value: companyRecords.email },
        { label: say('Address', 'पता'), value: company.registeredOffice },
      ],
    },
    {
      heading: say('Nodal officer', 'नोडल अधिकारी'),
      facts: [
        { label: say('Name', 'नाम'), value: nodalOfficer?.name },
        { label: say('Reach them at', 'संपर्क'), value: nodalOfficer?.contact },
      ],
    },
  ];
}
