import type { ToSampleArticle } from './sample-article.types.ts';

/** The news that each entry of points can be opened. */
export const pointsPage: ToSampleArticle = (translate) => ({
  slug: 'points-page',
  date: '2026-11-13',
  title: translate('Every point explains itself', 'हर पॉइंट अपना हिसाब देता है'),
  lead: translate(
    'Members can open each entry of their points: which order, which products, which rule, and what comes next.',
    'सदस्य अपने पॉइंट की हर प्रविष्टि खोल सकते हैं: कौन-सा ऑर्डर, कौन-से उत्पाद, कौन-सा नियम, और आगे क्या।',
  ),
  sections: [
    {
      id: 'three-groups',
      heading: translate('Three groups', 'तीन समूह'),
      blocks: [
        translate(
          'Pending, confirmed, cancelled. A point is confirmed when its order is delivered and the 7-day return period is over.',
          'लंबित, पक्के, रद्द। ऑर्डर पहुँचने और वापसी के 7 दिन बीतने पर पॉइंट पक्का होता है।',
        ),
        translate(
          'The figures at the top always equal the orders below. If one does not, tell us.',
          'ऊपर के अंक हमेशा नीचे के ऑर्डर के बराबर होते हैं। न हों, तो हमें बताएँ।',
        ),
        {
          links: [
            {
              href: '/business/businessoportunity#points',
              label: translate('How points are counted', 'पॉइंट कैसे गिने जाते हैं'),
            },
          ],
        },
      ],
    },
  ],
});
