import type { ArticleSection } from '@pgm/ui/article';
import { company, companyRecords } from '#app/company.ts';
import { grievanceLinks } from '../grievance/grievance-links.ts';
import type { Say } from '../say.ts';
import { COMPLAINT } from './periods.ts';

/** Who the company is, as several policies have to say. */
export function sellerSection(say: Say): ArticleSection {
  return {
    id: 'who-we-are',
    heading: say('Who we are', 'हम कौन हैं'),
    blocks: [
      {
        facts: [
          { label: say('Brand', 'ब्रांड'), value: company.brandName },
          { label: say('Legal name', 'कानूनी नाम'), value: company.legalName },
          { label: say('Registration number', 'पंजीकरण संख्या'), value: company.registrationNumber },
          { label: say('Registered office', 'पंजीकृत कार्यालय'), value: company.registeredOffice },
          { label: say('GST number', 'जीएसटी संख्या'), value: company.gstin },
          { label: say('Phone', 'फ़ोन'), value: companyRecords.phone },
          { label: say('Email', 'ईमेल'), value: companyRecords.email },
        ],
      },
    ],
  };
}

/** Who takes complaints, by when, and where to go from there. */
export function complaintSection(say: Say): ArticleSection {
  const { acknowledgedInHours: hours, settledInDays: days } = COMPLAINT;
  const officer = companyRecords.posts.grievanceOfficer;
  return {
    id: 'complaints',
    heading: say('Complaints', 'शिकायत'),
    blocks: [
      // For counsel: the periods for complaints, and whom the law wants named besides the grievance officer.
      say(
        `Use the form, or write to the grievance officer. You get an acknowledgement within ${hours} hours and a decision within ${days} days.`,
        `फ़ॉर्म भरें या शिकायत अधिकारी को लिखें। ${hours} घंटे में पावती और ${days} दिनों में फ़ैसला मिलता है।`,
      ),
      grievanceLinks(say),
      {
        facts: [
          { label: say('Grievance officer', 'शिकायत अधिकारी'), value: officer?.name },
          { label: say('Reach them at', 'संपर्क'), value: officer?.contact },
        ],
      },
      say(
        'You may also turn to the National Consumer Helpline at any time: 1915, or consumerhelpline.gov.in.',
        'आप कभी भी राष्ट्रीय उपभोक्ता हेल्पलाइन से भी बात कर सकते हैं: 1915, या consumerhelpline.gov.in।',
      ),
    ],
  };
}
