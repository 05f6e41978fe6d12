import { RETURN_DAYS } from '@pgm/api/contract';
import type { ArticleContent } from '../article.types.ts';
import { drawing } from '../picture.ts';
import type { Content } from '../say.ts';

/** That returns are asked for in the order. */
export const returns: Content<ArticleContent> = (say) => ({
  slug: 'returns',
  date: '2026-11-18',
  title: say('Sending back without a phone call', 'बिना फ़ोन किए वापसी'),
  lead: say(
    `Within ${RETURN_DAYS} days of delivery you can ask for a return in the order itself, and see how far it has got.`,
    `डिलीवरी के ${RETURN_DAYS} दिनों के भीतर आप ऑर्डर में ही वापसी माँग सकते हैं, और देख सकते हैं कि बात कहाँ पहुँची।`,
  ),
  picture: drawing(
    'openings',
    'returns',
    say('Drawing: a parcel with an arrow that turns back', 'चित्र: लौटते तीर वाला पार्सल'),
  ),
  sections: [
    {
      id: 'how',
      heading: say('How it goes', 'तरीका'),
      blocks: [
        {
          steps: [
            say('Open the order and press ‘Return order’.', 'ऑर्डर खोलें और ‘ऑर्डर लौटाएँ’ दबाएँ।'),
            say('Say why in a sentence.', 'एक वाक्य में कारण लिखें।'),
            say(
              'We tell you how to send it, and pay you back when it is here.',
              'हम भेजने का तरीका बताते हैं, और पहुँचने पर पैसा लौटाते हैं।',
            ),
          ],
        },
        {
          links: [
            {
              href: '/cancelrefund',
              label: say('All about cancelling and returning', 'रद्द करने और लौटाने के बारे में सब'),
            },
          ],
        },
      ],
    },
  ],
});
