import type { CompanyFacts, PolicyBlock } from '@pgm/api/contract';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import { brand } from '#app/brand.ts';
import { grievanceLinks } from '../grievance/grievance-links.ts';
import type { Translate } from '../translate.ts';

type Block = ArticleSection<Words>['blocks'][number];

/** What a policy shows in place of a paragraph that stands for facts of the company. */
export function policyBlocks(
  translate: Translate,
  company: CompanyFacts,
): Readonly<Record<PolicyBlock, readonly Block[]>> {
  const contact = translate('Reach them at', 'संपर्क');
  return {
    seller: [
      {
        facts: [
          { label: translate('Brand', 'ब्रांड'), value: brand.name },
          { label: translate('Legal name', 'कानूनी नाम'), value: company.legalName },
          { label: translate('Registration number', 'पंजीकरण संख्या'), value: company.registrationNumber },
          { label: translate('Registered office', 'पंजीकृत कार्यालय'), value: company.registeredOffice },
          { label: translate('GST number', 'जीएसटी संख्या'), value: company.gstin },
          { label: translate('Phone', 'फ़ोन'), value: company.phone },
          { label: translate('Email', 'ईमेल'), value: company.email },
        ],
      },
    ],
    nodalOfficer: [
      {
        facts: [
          { label: translate('Name', 'नाम'), value: company.nodalOfficer },
          { label: contact, value: company.nodalOfficerContact },
        ],
      },
    ],
    dataProtection: [
      {
        facts: [
          { label: translate('Data protection', 'डेटा सुरक्षा'), value: company.dataProtection },
          { label: contact, value: company.dataProtectionContact },
        ],
      },
    ],
    grievance: [
      grievanceLinks(translate),
      {
        facts: [
          { label: translate('Grievance officer', 'शिकायत अधिकारी'), value: company.grievanceOfficer },
          { label: contact, value: company.grievanceOfficerContact },
        ],
      },
    ],
  };
}
