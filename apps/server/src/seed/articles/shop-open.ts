import type { ToSampleArticle } from './sample-article.types.ts';

/** The news that the shop can be used from home. */
export const shopOpen: ToSampleArticle = (translate) => ({
  slug: 'shop-open',
  date: '2026-11-02',
  title: translate('Our shop is online', 'हमारी दुकान अब ऑनलाइन'),
  lead: translate(
    'More than thirty products, each with its price, points and contents, can now be ordered from home.',
    'तीस से ज़्यादा उत्पाद, हर एक की कीमत, पॉइंट और सामग्री के साथ, अब घर बैठे मँगाए जा सकते हैं।',
  ),
  sections: [
    {
      id: 'what-is-new',
      heading: translate('What is new', 'नया क्या है'),
      blocks: [
        {
          list: [
            translate(
              'Browse without an account. Log in when you order.',
              'बिना खाते के देखें; लॉगिन केवल ऑर्डर करते समय।',
            ),
            translate('Your cart stays, even if you go offline.', 'कार्ट बना रहता है, नेट कटने पर भी।'),
            translate('Pay by cash on delivery, UPI or card.', 'कैश ऑन डिलीवरी, UPI या कार्ड से भुगतान करें।'),
          ],
        },
      ],
    },
    {
      id: 'for-associates',
      heading: translate('For associates', 'एसोसिएट के लिए'),
      blocks: [
        translate(
          'Nothing changes in your agreement. Orders that you place for customers here count as before.',
          'आपके अनुबंध में कुछ नहीं बदलता। ग्राहकों के लिए यहाँ किए गए ऑर्डर पहले की तरह गिने जाते हैं।',
        ),
        { links: [{ href: '/products/', label: translate('Go to the shop', 'दुकान पर जाएँ') }] },
      ],
    },
  ],
});
