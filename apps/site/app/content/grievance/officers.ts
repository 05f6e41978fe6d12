import type { CompanyFacts } from '@pgm/api/contract';
import type { FactLine } from '@pgm/ui/primitives/fact-lines';
import type { Translate } from '../translate.ts';

/** The officers for grievances: a heading and its lines. */
interface Officers {
  readonly heading: string;
  readonly facts: FactLine[];
}

/** The officers that the law requires the company to name, and how to reach them. */
export function officers(translate: Translate, company: CompanyFacts): Officers[] {
  return [
    {
      heading: translate('Grievance officer', 'शिकायत अधिकारी'),
      facts: [
        { label: translate('Name', 'नाम'), value: company.grievanceOfficer },
        { label: translate('Reach them at', 'संपर्क'), value: company.grievanceOfficerContact },
        { label: translate('Phone', 'फ़ोन'), value: company.phone },
        { label: translate('Email', 'ईमेल'), value: company.email },
        { label: translate('Address', 'पता'), value: company.registeredOffice },
      ],
    },
    {
      heading: translate('Nodal officer', 'नोडल अधिकारी'),
      facts: [
        { label: translate('Name', 'नाम'), value: company.nodalOfficer },
        { label: translate('Reach them at', 'संपर्क'), value: company.nodalOfficerContact },
      ],
    },
  ];
}
