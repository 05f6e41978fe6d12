import type { Translate, WrittenArticle } from '../written-article.types.ts';

type Section = WrittenArticle['sections'][number];

/** The section about the seller, which several policies need. */
export function sellerSection(translate: Translate): Section {
  return { id: 'who-we-are', heading: translate('Who we are', 'हम कौन हैं'), blocks: ['{seller}'] };
}

/** The section about grievances: the officers, the periods, and the authorities beyond the company. */
export function grievanceSection(translate: Translate): Section {
  return {
    id: 'complaints',
    heading: translate('Complaints', 'शिकायत'),
    blocks: [
      // For counsel: the periods for grievances, and which officers the law wants besides the grievance officer.
      translate(
        'Use the form, or write to the grievance officer. You get an acknowledgement within {grievanceHours} hours and a decision within {grievanceDays} days.',
        'फ़ॉर्म भरें या शिकायत अधिकारी को लिखें। {grievanceHours} घंटे में पावती और {grievanceDays} दिनों में फ़ैसला मिलता है।',
      ),
      '{grievance}',
      translate(
        'You may also turn to the National Consumer Helpline at any time: 1915, or consumerhelpline.gov.in.',
        'आप कभी भी राष्ट्रीय उपभोक्ता हेल्पलाइन से भी बात कर सकते हैं: 1915, या consumerhelpline.gov.in।',
      ),
    ],
  };
}
