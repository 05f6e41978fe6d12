import type { FlipCardFaces } from '@pgm/ui/company/flip-cards';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { contentImage } from '../content-image.ts';
import type { Content } from '../translate.ts';
import { herbs } from './herbs.ts';

/** Flip cards: the herbs in our products, and the precautions for each. */
export const flipCards: Content<ContentPageData & { cards: FlipCardFaces[] }> = (translate, company) => ({
  path: '/Shop/flipcard',
  title: translate('Know your herbs', 'अपनी जड़ी-बूटियाँ पहचानें'),
  description: translate(
    'Twelve herbs and spices from Indian homes on flip cards: what each is, how it is used, and what to be careful about.',
    'भारतीय घरों की बारह जड़ी-बूटियाँ और मसाले, पलटने वाले कार्ड पर: क्या है, कैसे काम आती है, और क्या ध्यान रखें।',
  ),
  crumbs: crumbsTo(translate, translate('Know your herbs', 'अपनी जड़ी-बूटियाँ पहचानें')),
  heading: translate('Know your herbs', 'अपनी जड़ी-बूटियाँ पहचानें'),
  lead: translate(
    'Twelve herbs you will find on our labels. Turn a card over to see what each is used for, and when to avoid it.',
    'बारह जड़ी-बूटियाँ जो हमारे लेबल पर मिलती हैं। कार्ड पलटें और देखें कि किस काम आती हैं, और कब न लें।',
  ),
  image: contentImage(
    'openings',
    'flipcard',
    translate('Drawing: two cards, one with a leaf', 'चित्र: दो कार्ड, एक पर पत्ती'),
  ),
  cards: herbs(translate, company).map(({ file, ...herb }) => ({
    ...herb,
    image: contentImage('herbs', file, ''),
  })),
  sections: [
    {
      id: 'mind',
      heading: translate('Before you take any', 'कुछ भी लेने से पहले'),
      blocks: [
        // For counsel: that these sentences name traditional uses and no effect on an illness.
        translate(
          'The cards describe what people have long used a plant for. They do not claim that it heals. Ask a doctor first if you are pregnant, ill or take medicines, or before giving it to children.',
          'कार्ड बताते हैं कि लोग किसी पौधे को लंबे समय से किस काम में लेते आए हैं। वे यह नहीं कहते कि वह रोग ठीक करता है। गर्भवती हों, बीमार हों, दवा लेते हों, या बच्चे के लिए चाहिए, तो पहले डॉक्टर से पूछें।',
        ),
        {
          links: [
            {
              href: '/Shop/blog/herbs-and-medicines',
              label: translate('Herbs and medicines together', 'जड़ी-बूटी और दवा साथ-साथ'),
            },
            { href: '/products/', label: translate('See the products', 'उत्पाद देखें') },
          ],
        },
      ],
    },
  ],
});
