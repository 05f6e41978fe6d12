import type { ArticleSection } from '@pgm/ui/article';
import { COOLING_OFF_DAYS } from '../policies/periods.ts';
import type { Content } from '../say.ts';

/** What stands beside the form 'Join the business'. */
export const joining: Content<ArticleSection> = (say) => ({
  id: 'before-you-join',
  heading: say('Before you join', 'जुड़ने से पहले'),
  blocks: [
    {
      list: [
        say('It costs nothing, and you need not buy anything.', 'कोई खर्च नहीं, और कुछ खरीदना ज़रूरी नहीं।'),
        say(
          'You leave your number, we call once, and you decide in peace.',
          'आप नंबर छोड़ते हैं, हम एक बार फ़ोन करते हैं, और आप आराम से तय करते हैं।',
        ),
        say(
          `You get the agreement in writing and have ${COOLING_OFF_DAYS} days to change your mind.`,
          `अनुबंध लिखित में मिलता है और मन बदलने के लिए ${COOLING_OFF_DAYS} दिन होते हैं।`,
        ),
        say(
          'Nobody can tell you what you will earn. If somebody does, tell us.',
          'आप कितना कमाएँगे, यह कोई नहीं बता सकता। कोई बताए, तो हमें बताएँ।',
        ),
      ],
    },
    {
      links: [
        { href: '/business/businessoportunity', label: say('How it works', 'यह कैसे चलता है') },
        { href: '/disclouser', label: say('Disclosures', 'प्रकटीकरण') },
      ],
    },
  ],
});
