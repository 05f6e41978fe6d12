import type { Translate } from '../written-article.types.ts';

/**
 * The company's replies to the questions that people should ask any company of this kind; the disclosures contain
 * the same in full.
 */
export const ownQuestions = (translate: Translate) => [
  // For counsel: that these replies, which search engines show too, say in short what the disclosures say.
  {
    label: translate('What does it cost to join, and to stay?', 'जुड़ने और बने रहने में कितना खर्च है?'),
    text: translate('Both are free.', 'दोनों मुफ़्त हैं।'),
  },
  {
    label: translate(
      'Do I have to buy anything, now or every month?',
      'क्या मुझे कुछ खरीदना ही होगा, अभी या हर महीने?',
    ),
    text: translate(
      'No. There is no starter pack, no paid training and no stock to buy, now or later.',
      'नहीं। न शुरुआती पैक, न पैसे वाला प्रशिक्षण, न माल जमा करना, न अभी और न बाद में।',
    ),
  },
  {
    label: translate(
      'Can I see the agreement and the plan in writing before I sign?',
      'क्या दस्तखत से पहले अनुबंध और योजना लिखित में देख सकता हूँ?',
    ),
    text: translate(
      'Yes, and you get a copy. You can end it within {coolingOffDays} days of signing, free of charge and without giving a reason.',
      'हाँ, और प्रति आपको मिलती है। दस्तखत के बाद {coolingOffDays} दिनों तक बिना कारण और बिना खर्च इसे खत्म कर सकते हैं।',
    ),
  },
  {
    label: translate('What happens to goods that I cannot sell?', 'जो माल न बिके उसका क्या होगा?'),
    text: translate(
      'An associate can return them unopened and in good condition within {coolingOffDays} days of receiving them, for the full price paid.',
      'बिना खुला और ठीक हालत का माल एसोसिएट मिलने के {coolingOffDays} दिनों के भीतर पूरी कीमत पर लौटा सकते हैं।',
    ),
  },
  {
    label: translate(
      'Who handles complaints, and when will I hear back?',
      'शिकायत कौन लेता है, और जवाब कब तक मिलता है?',
    ),
    text: translate(
      'The grievance officer. You get an acknowledgement within {grievanceHours} hours and a decision within {grievanceDays} days.',
      'शिकायत अधिकारी। {grievanceHours} घंटे में पावती और {grievanceDays} दिनों में फ़ैसला मिलता है।',
    ),
  },
];
