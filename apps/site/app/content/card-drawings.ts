import type { CardDrawing } from '@pgm/api/contract';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import { contentImage } from './content-image.ts';
import type { Translate } from './translate.ts';

/** A herb: the title of its card says what it shows. */
const HERB = ['', ''] as const;

/** What each drawing of a card shows, in English and in Hindi. */
const DRAWINGS: Readonly<Record<CardDrawing, readonly [english: string, hindi: string]>> = {
  'drying-racks': [
    'Drawing: Four round trays of herbs on a rack in the open',
    'चित्र: खुले में मचान पर जड़ी-बूटियों की चार गोल थालियाँ',
  ],
  mortar: [
    'Drawing: A stone mortar with its pestle, giloy and cloves beside it',
    'चित्र: पत्थर की ओखली और मूसल, पास में गिलोय और लौंग',
  ],
  weighing: [
    'Drawing: Turmeric on kitchen scales that show 500 g',
    'चित्र: तराज़ू पर हल्दी, जो 500 ग्राम दिखाता है',
  ],
  packs: ['Drawing: Two shelves with ten different packs', 'चित्र: दो तख्तों पर दस अलग-अलग पैक'],
  'packing-table': [
    'Drawing: A woman and a man at a table with open parcels',
    'चित्र: मेज़ पर पार्सल पैक करते एक महिला और एक पुरुष',
  ],
  delivery: ['Drawing: A bicycle with a parcel in front of a house', 'चित्र: एक घर के सामने पार्सल वाली साइकिल'],
  meeting: ['Drawing: Four people sit talking under a large tree', 'चित्र: बड़े पेड़ के नीचे बैठकर बात करते चार लोग'],
  'market-stall': [
    'Drawing: A woman behind a market stall with a striped awning',
    'चित्र: धारीदार छतरी वाली दुकान पर एक महिला',
  ],
  tulsi: HERB,
  amla: HERB,
  turmeric: HERB,
  neem: HERB,
  giloy: HERB,
  ashwagandha: HERB,
  aloe: HERB,
  moringa: HERB,
  brahmi: HERB,
  clove: HERB,
  saffron: HERB,
  triphala: HERB,
};

/** The drawing of a card. */
export function cardDrawing(drawing: CardDrawing, translate: Translate): ImageFacts {
  const shows = DRAWINGS[drawing];
  return contentImage(shows === HERB ? 'herbs' : 'gallery', drawing, translate(...shows));
}
