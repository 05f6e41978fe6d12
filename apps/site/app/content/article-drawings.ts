import type { ArticleDrawing } from '@pgm/api/contract';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import { contentImage } from './content-image.ts';
import type { Translate } from './translate.ts';

/** What each drawing of an article shows, in English and in Hindi. */
const DRAWINGS: Readonly<Record<ArticleDrawing, readonly [english: string, hindi: string]>> = {
  blog: ['Drawing: an open book, tulsi growing from it', 'चित्र: खुली किताब, जिससे तुलसी उगती है'],
  news: ['Drawing: a folded newspaper', 'चित्र: मुड़ा हुआ अखबार'],
  'read-a-label': ['Drawing: a label under a magnifying glass', 'चित्र: आवर्धक काँच के नीचे एक लेबल'],
  'monsoon-storage': ['Drawing: three closed packs, rain behind them', 'चित्र: तीन बंद पैक, पीछे बारिश'],
  'herbs-and-medicines': [
    'Drawing: a strip of tablets beside a tulsi plant',
    'चित्र: तुलसी के पौधे के पास गोलियों की पट्टी',
  ],
  'honest-words': ['Drawing: two speech bubbles and a lotus', 'चित्र: बातचीत के दो घेरे और एक कमल'],
  'first-month': ['Drawing: a calendar with three days ticked', 'चित्र: कैलेंडर पर तीन दिन चुने हुए'],
  returns: ['Drawing: a parcel with an arrow that turns back', 'चित्र: लौटते तीर वाला पार्सल'],
  'points-page': ['Drawing: three round tokens with a leaf', 'चित्र: पत्ती वाले तीन गोल टोकन'],
  'delivery-choices': ['Drawing: a bicycle with a parcel on its rack', 'चित्र: पीछे पार्सल लिए साइकिल'],
  'shop-open': ['Drawing: a shop front with a garland of marigolds', 'चित्र: गेंदे की माला से सजी दुकान'],
  'our-team': [
    'Drawing: four people behind a counter with two packs',
    'चित्र: काउंटर के पीछे चार लोग, सामने दो पैक',
  ],
  'our-association': [
    'Drawing: from leaf to laboratory to your door',
    'चित्र: पत्ती से प्रयोगशाला और आपके दरवाज़े तक',
  ],
  'group-companies': ['Drawing: a small shop with its shelves full', 'चित्र: भरी अलमारियों वाली एक छोटी दुकान'],
  'international-business': [
    'Drawing: a milestone at a road, with a parcel',
    'चित्र: सड़क किनारे मील का पत्थर और एक पार्सल',
  ],
  'direct-selling': [
    'Drawing: two people at a table, a jar between them',
    'चित्र: मेज़ पर दो लोग, उनके बीच एक मर्तबान',
  ],
  'why-pgm': ['Drawing: scales with a bottle and a label', 'चित्र: तराज़ू पर एक बोतल और एक लेबल'],
  'success-stories': ['Drawing: an open notebook and a pen', 'चित्र: खुली कॉपी और एक कलम'],
  flipcard: ['Drawing: two cards, one with a leaf', 'चित्र: दो कार्ड, एक पर पत्ती'],
  gallery: ['Drawing: four framed pictures of plants', 'चित्र: पौधों की चार जड़ी हुई तस्वीरें'],
  'business-opportunity': ['Drawing: a cloth bag with packs in it', 'चित्र: कपड़े के झोले में पैक'],
};

/** The image of an article. */
export const articleDrawing = (drawing: ArticleDrawing, translate: Translate): ImageFacts =>
  contentImage('openings', drawing, translate(...DRAWINGS[drawing]));
