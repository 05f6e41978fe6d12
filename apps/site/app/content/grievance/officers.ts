import type { FactLine } from '@pgm/ui/primitives/fact-lines';
import { company, companyRecords } from '#app/company.ts';
import type { Translate } from '../translate.ts';

/** The officers for grievances: a heading and its lines. */
interface Officers {
  readonly heading: string;
  readonly facts: FactLine[];
}

/** The officers that the law requires the company to name, and how to reach them. */
export function officers(translate: Translate): Officers[] {
  const { grievanceOfficer, nodalOfficer } = companyRecords.posts;
  return [
    {
      heading: translate('Grievance officer', 'शिकायत अधिकारी'),
      facts: [
        { label: translate('Name', 'नाम'), value: grievanceOfficer?.name },
        { label: translate('Reach them at', 'संपर्क'), value: grievanceOfficer?.contact },
        { label: translate('Phone', 'फ़ोन'), value: companyRecords.phone },
        { label: translate('Email', 'ईमेल'), value: companyRecords.email },
        { label: translate('Address', 'पता'), value: company.registeredOffice },
      ],
    },
    {
      heading: translate('Nodal officer', 'नोडल अधिकारी'),
      facts: [
        { label: translate('Name', 'नाम'), value: nodalOfficer?.name },
        { label: translate('Reach them at', 'संपर्क'), value: nodalOfficer?.contact },
      ],
    },
  ];
}
