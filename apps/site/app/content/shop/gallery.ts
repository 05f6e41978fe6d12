import type { GalleryItem } from '@pgm/ui/company/image-gallery';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { contentImage } from '../content-image.ts';
import type { Content, Translate } from '../translate.ts';

/** Images of the work, from the herb to the delivery; they are drawings until there are photographs. */
export const gallery: Content<ContentPageData & { items: GalleryItem[] }> = (translate) => ({
  path: '/Shop/gallery',
  title: translate('Gallery', 'गैलरी'),
  description: translate(
    'How herbs are dried, checked, packed and delivered: eight drawings from the racks to your door.',
    'जड़ी-बूटियाँ कैसे सूखती, जाँची, पैक होती और पहुँचती हैं: सुखाने से आपके दरवाज़े तक आठ चित्र।',
  ),
  crumbs: crumbsTo(translate, translate('Gallery', 'गैलरी')),
  heading: translate('From the herb to your door', 'जड़ी-बूटी से आपके दरवाज़े तक'),
  lead: translate(
    'Eight drawings of our work. Photographs of our people and places will follow with the consent of everyone in them.',
    'काम के आठ चित्र। हमारे लोगों और जगहों की तस्वीरें तब लगेंगी जब उनमें दिखने वाले सहमत हों।',
  ),
  image: contentImage(
    'openings',
    'gallery',
    translate('Drawing: four framed pictures of plants', 'चित्र: पौधों की चार जड़ी हुई तस्वीरें'),
  ),
  // For the company: the captions describe how the work is meant to be done; change what is done otherwise.
  items: [
    item(
      translate,
      'drying-racks',
      translate('Drying', 'सुखाना'),
      translate(
        'Leaves and roots dry in the shade, turned twice a day.',
        'पत्तियाँ और जड़ें छाया में सूखती हैं, दिन में दो बार पलटी जाती हैं।',
      ),
      translate(
        'Four round trays of herbs on a rack in the open',
        'खुले में मचान पर जड़ी-बूटियों की चार गोल थालियाँ',
      ),
    ),
    item(
      translate,
      'mortar',
      translate('Grinding', 'पीसना'),
      translate('Slowly, so that the powder stays cool.', 'धीरे-धीरे, ताकि चूर्ण गर्म न हो।'),
      translate(
        'A stone mortar with its pestle, giloy and cloves beside it',
        'पत्थर की ओखली और मूसल, पास में गिलोय और लौंग',
      ),
    ),
    item(
      translate,
      'weighing',
      translate('Weighing', 'तौलना'),
      translate('What the pack says is what the scales say.', 'जो पैक पर लिखा है, वही तराज़ू बताता है।'),
      translate('Turmeric on kitchen scales that show 500 g', 'तराज़ू पर हल्दी, जो 500 ग्राम दिखाता है'),
    ),
    item(
      translate,
      'shelf',
      translate('The shelf', 'अलमारी'),
      translate(
        'Every batch stays here until its test report arrives.',
        'हर बैच यहाँ अपनी रिपोर्ट की राह देखता है।',
      ),
      translate('Two shelves with ten different packs', 'दो तख्तों पर दस अलग-अलग पैक'),
    ),
    item(
      translate,
      'packing-table',
      translate('Packing', 'पैक करना'),
      translate(
        'Paper instead of plastic, wherever glass allows it.',
        'प्लास्टिक की जगह कागज़, जहाँ काँच इजाज़त दे।',
      ),
      translate('A woman and a man at a table with open parcels', 'मेज़ पर पार्सल पैक करते एक महिला और एक पुरुष'),
    ),
    item(
      translate,
      'delivery',
      translate('On the way', 'रास्ते में'),
      translate('The last stretch is often covered by bicycle.', 'आखिरी दूरी अक्सर साइकिल से तय होती है।'),
      translate('A bicycle with a parcel in front of a house', 'एक घर के सामने पार्सल वाली साइकिल'),
    ),
    item(
      translate,
      'meeting',
      translate('Under the tree', 'पेड़ के नीचे'),
      translate(
        'This is where most questions are asked and answered.',
        'जहाँ ज़्यादातर सवाल पूछे जाते हैं, और जवाब मिलते हैं।',
      ),
      translate('Four people sit talking under a large tree', 'बड़े पेड़ के नीचे बैठकर बात करते चार लोग'),
    ),
    item(
      translate,
      'market-stall',
      translate('Market day', 'बाज़ार का दिन'),
      translate('Smell first, then read, then decide.', 'पहले सूँघें, फिर पढ़ें, फिर तय करें।'),
      translate('A woman behind a market stall with a striped awning', 'धारीदार छतरी वाली दुकान पर एक महिला'),
    ),
  ],
  sections: [],
});

function item(translate: Translate, file: string, title: string, text: string, shows: string): GalleryItem {
  return {
    title,
    text,
    image: contentImage('gallery', file, translate(`Drawing: ${shows}`, `चित्र: ${shows}`)),
  };
}
