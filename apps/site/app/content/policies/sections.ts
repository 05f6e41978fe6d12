import type { ArticleSection } from '@pgm/ui/company/article';
import type { CompanyFacts } from '@pgm/api/contract';
import { brand } from '#app/brand.ts';
import { grievanceLinks } from '../grievance/grievance-links.ts';
import type { Translate } from '../translate.ts';
import { GRIEVANCE } from './periods.ts';

/** The section about the seller, which several policies need. */
export function sellerSection(translate: Translate, company: CompanyFacts): ArticleSection {
  return {
    id: 'who-we-are',
    heading: translate('Who we are', 'हम कौन हैं'),
    blocks: [
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
  };
}

/** The section about grievances: the officers, the periods, and the authorities beyond the company. */
export function grievanceSection(translate: Translate, company: CompanyFacts): ArticleSection {
  const { acknowledgedInHours: hours, settledInDays: days } = GRIEVANCE;
  return {
    id: 'complaints',
    heading: translate('Complaints', 'शिकायत'),
    blocks: [
      // For counsel: the periods for grievances, and which officers the law wants besides the grievance officer.
      translate(
        `Use the form, or write to the grievance officer. You get an acknowledgement within ${hours} hours and a decision within ${days} days.`,
        `फ़ॉर्म भरें या शिकायत अधिकारी को लिखें। ${hours} घंटे में पावती और ${days} दिनों में फ़ैसला मिलता है।`,
      ),
      grievanceLinks(translate),
      {
        facts: [
          { label: translate('Grievance officer', 'शिकायत अधिकारी'), value: company.grievanceOfficer },
          { label: translate('Reach them at', 'संपर्क'), value: company.grievanceOfficerContact },
        ],
      },
      translate(
        'You may also turn to the National Consumer Helpline at any time: 1915, or consumerhelpline.gov.in.',
        'आप कभी भी राष्ट्रीय उपभोक्ता हेल्पलाइन से भी बात कर सकते हैं: 1915, या consumerhelpline.gov.in।',
      ),
    ],
  };
}
