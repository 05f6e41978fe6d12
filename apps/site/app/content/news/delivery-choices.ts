import { DELIVERY } from '@pgm/api/contract';
import type { ArticleContent } from '../article.types.ts';
import { contentImage } from '../content-image.ts';
import type { Content } from '../translate.ts';

const { STANDARD: standard, EXPRESS: express } = DELIVERY;

/** What delivery costs and how long it takes. */
export const deliveryChoices: Content<ArticleContent> = (translate) => ({
  slug: 'delivery-choices',
  date: '2026-11-06',
  title: translate('Two delivery options', 'डिलीवरी के दो तरीके'),
  lead: translate(
    `Standard delivery takes ${standard.days.join('–')} days and is free from ₹${standard.freeFrom}. Express takes ${express.days.join('–')}.`,
    `सामान्य डिलीवरी ${standard.days.join('–')} दिन लेती है और ₹${standard.freeFrom} या ज़्यादा के ऑर्डर पर मुफ़्त है। तेज़ डिलीवरी ${express.days.join('–')} दिन।`,
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
                `₹${standard.fee}, free from ₹${standard.freeFrom}`,
                `₹${standard.fee}, ₹${standard.freeFrom} या ज़्यादा पर मुफ़्त`,
              ),
            },
            { label: translate('Express', 'तेज़'), value: `₹${express.fee}` },
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
