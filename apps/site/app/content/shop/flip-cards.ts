import type { FlipCardFaces } from '@pgm/ui/flip-cards';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { drawing } from '../picture.ts';
import type { Content } from '../say.ts';
import { herbs } from './herbs.ts';

/** Cards to turn over: the herbs in our products, and what to mind with each. */
export const flipCards: Content<ContentPageData & { cards: FlipCardFaces[] }> = (say) => ({
  path: '/Shop/flipcard',
  title: say('Know your herbs', 'अपनी जड़ी-बूटियाँ पहचानें'),
  description: say(
    'Twelve herbs and spices of Indian homes on cards to turn over: what each is, how it is used, and what to mind.',
    'भारतीय घरों की बारह जड़ी-बूटियाँ और मसाले, पलटने वाले कार्ड पर: क्या है, कैसे काम आती है, और क्या ध्यान रखें।',
  ),
  crumbs: crumbsTo(say, say('Know your herbs', 'अपनी जड़ी-बूटियाँ पहचानें')),
  heading: say('Know your herbs', 'अपनी जड़ी-बूटियाँ पहचानें'),
  lead: say(
    'Twelve that you meet on our labels. Turn a card over to see what it is used for, and when to leave it.',
    'बारह जड़ी-बूटियाँ जो हमारे लेबल पर मिलती हैं। कार्ड पलटें और देखें कि किस काम आती हैं, और कब न लें।',
  ),
  picture: drawing(
    'openings',
    'flipcard',
    say('Drawing: two cards, one with a leaf', 'चित्र: दो कार्ड, एक पर पत्ती'),
  ),
  cards: herbs(say).map(({ file, ...herb }) => ({ ...herb, picture: drawing('herbs', file, '') })),
  sections: [
    {
      id: 'mind',
      heading: say('Before you take any', 'कुछ भी लेने से पहले'),
      blocks: [
        // For counsel: that these sentences name traditional uses and no effect on an illness.
        say(
          'The cards tell what people have long used a plant for. They do not say that it heals. Ask a doctor first if you are pregnant, ill, or take medicines, and for children.',
          'कार्ड बताते हैं कि लोग किसी पौधे को लंबे समय से किस काम में लेते आए हैं। वे यह नहीं कहते कि वह रोग ठीक करता है। गर्भवती हों, बीमार हों, दवा लेते हों, या बच्चे के लिए चाहिए, तो पहले डॉक्टर से पूछें।',
        ),
        {
          links: [
            {
              href: '/Shop/blog/herbs-and-medicines',
              label: say('Herbs and medicines together', 'जड़ी-बूटी और दवा साथ-साथ'),
            },
            { href: '/products/', label: say('See the products', 'उत्पाद देखें') },
          ],
        },
      ],
    },
  ],
});
