import { toShopTerms } from '@pgm/api/contract';
import type { ArticleContent } from '../article.types.ts';
import { contentImage } from '../content-image.ts';
import type { Content } from '../translate.ts';

/** What delivery costs and how long it takes. */
export const deliveryChoices: Content<ArticleContent> = (translate, company) => {
  const { STANDARD: standard, EXPRESS: express } = toShopTerms(company).delivery;
  const inDays = (days: readonly [number, number]) =>
    translate(`${days.join('–')} days`, `${days.join('–')} दिन`);
  return {
    slug: 'delivery-choices',
    date: '2026-11-06',
    title: translate('Two delivery options', 'डिलीवरी के दो तरीके'),
    lead: translate(
      'What standard and express delivery cost, and how long they take.',
      'सामान्य और तेज़ डिलीवरी का खर्च, और दोनों में कितने दिन लगते हैं।',
    ),
    image: contentImage(
      'openings',
      'delivery-choices',
      translate('Drawing: a bicycle with a parcel on its rack', 'चित्र: पीछे पार्सल लिए साइकिल'),
    ),
    sections: [
      {
        id: 'what-it-costs',
        heading: translate('What it costs', 'खर्च'),
        blocks: [
          {
            facts: [
              {
                label: translate('Standard', 'सामान्य'),
                value: translate(
                  `${inDays(standard.days)}, ₹${standard.fee}, free from ₹${standard.freeFrom}`,
                  `${inDays(standard.days)}, ₹${standard.fee}, ₹${standard.freeFrom} या ज़्यादा पर मुफ़्त`,
                ),
              },
              { label: translate('Express', 'तेज़'), value: `${inDays(express.days)}, ₹${express.fee}` },
            ],
          },
          translate(
            'You choose at checkout. Your order then shows the delivery date.',
            'चुनाव चेकआउट पर होता है। फिर ऑर्डर बताता है कि वह किस दिन तक पहुँचेगा।',
          ),
        ],
      },
    ],
  };
};
