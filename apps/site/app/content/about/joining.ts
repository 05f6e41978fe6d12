import { toShopTerms } from '@pgm/api/contract';
import type { ArticleSection } from '@pgm/ui/company/article';
import type { Content } from '../translate.ts';

/** The text beside the form 'Join the business'. */
export const joining: Content<ArticleSection> = (translate, company) => {
  const { coolingOffDays } = toShopTerms(company);
  return {
    id: 'before-you-join',
    heading: translate('Before you join', 'जुड़ने से पहले'),
    blocks: [
      {
        list: [
          translate(
            'It is free, and you do not have to buy anything.',
            'कोई खर्च नहीं, और कुछ खरीदना ज़रूरी नहीं।',
          ),
          translate(
            'You leave your number, we call once, and you decide in your own time.',
            'आप नंबर छोड़ते हैं, हम एक बार फ़ोन करते हैं, और आप आराम से तय करते हैं।',
          ),
          translate(
            `You get the agreement in writing and have ${coolingOffDays} days to change your mind.`,
            `अनुबंध लिखित में मिलता है और मन बदलने के लिए ${coolingOffDays} दिन होते हैं।`,
          ),
          translate(
            'No one can say what you will earn. If anyone does, report it to us.',
            'आप कितना कमाएँगे, यह कोई नहीं बता सकता। कोई बताए, तो हमें बताएँ।',
          ),
        ],
      },
      {
        links: [
          { href: '/business/businessoportunity', label: translate('How it works', 'यह कैसे चलता है') },
          { href: '/disclouser', label: translate('Disclosures', 'प्रकटीकरण') },
        ],
      },
    ],
  };
};
