import type { ToSampleArticle } from './sample-article.types.ts';

/** What delivery costs and how long it takes. */
export const deliveryChoices: ToSampleArticle = (translate) => ({
  slug: 'delivery-choices',
  date: '2026-11-06',
  title: translate('Two delivery options', 'डिलीवरी के दो तरीके'),
  lead: translate(
    'What standard and express delivery cost, and how long they take.',
    'सामान्य और तेज़ डिलीवरी का खर्च, और दोनों में कितने दिन लगते हैं।',
  ),
  sections: [
    {
      id: 'what-it-costs',
      heading: translate('What it costs', 'खर्च'),
      blocks: [
        {
          list: [
            translate(
              'Standard: 4–7 days, ₹49, free from ₹499',
              'सामान्य: 4–7 दिन, ₹49, ₹499 या ज़्यादा पर मुफ़्त',
            ),
            translate('Express: 2–3 days, ₹99', 'तेज़: 2–3 दिन, ₹99'),
          ],
        },
        translate(
          'You choose at checkout. Your order then shows the delivery date.',
          'चुनाव चेकआउट पर होता है। फिर ऑर्डर बताता है कि वह किस दिन तक पहुँचेगा।',
        ),
      ],
    },
  ],
});
