import type { ToSampleArticle } from './sample-article.types.ts';

/** The news that members request a return in the order. */
export const returns: ToSampleArticle = (translate) => ({
  slug: 'returns',
  date: '2026-11-18',
  title: translate('Returns without a phone call', 'बिना फ़ोन किए वापसी'),
  lead: translate(
    'After the delivery, you can request a return in the order itself and track it.',
    'डिलीवरी के बाद आप ऑर्डर में ही वापसी माँग सकते हैं, और देख सकते हैं कि बात कहाँ पहुँची।',
  ),
  sections: [
    {
      id: 'how',
      heading: translate('How it works', 'तरीका'),
      blocks: [
        {
          steps: [
            translate('Open the order and press ‘Return order’.', 'ऑर्डर खोलें और ‘ऑर्डर लौटाएँ’ दबाएँ।'),
            translate('Give a reason in one sentence.', 'एक वाक्य में कारण लिखें।'),
            translate(
              'We tell you how to send it, and refund you when it reaches us.',
              'हम भेजने का तरीका बताते हैं, और पहुँचने पर पैसा लौटाते हैं।',
            ),
          ],
        },
        {
          links: [
            {
              href: '/cancelrefund',
              label: translate('Cancellations and returns', 'रद्द करने और लौटाने के बारे में सब'),
            },
          ],
        },
      ],
    },
  ],
});
