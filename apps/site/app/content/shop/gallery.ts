import type { GalleryItem } from '@pgm/ui/image-gallery';
import type { ContentPageData } from '../content-page.types.ts';
import { crumbsTo } from '../crumbs.ts';
import { drawing } from '../picture.ts';
import type { Content, Say } from '../say.ts';

/** Pictures of the work, from the herb to the door; drawings, until there are photographs. */
export const gallery: Content<ContentPageData & { items: GalleryItem[] }> = (say) => ({
  path: '/Shop/gallery',
  title: say('Gallery', 'गैलरी'),
  description: say(
    'How herbs are dried, checked, packed and brought: eight drawings from the racks to your door.',
    'जड़ी-बूटियाँ कैसे सूखती, जाँची, पैक होती और पहुँचती हैं: सुखाने से आपके दरवाज़े तक आठ चित्र।',
  ),
  crumbs: crumbsTo(say, say('Gallery', 'गैलरी')),
  heading: say('From the herb to your door', 'जड़ी-बूटी से आपके दरवाज़े तक'),
  lead: say(
    'Eight drawings of the work. Photographs of our own people and places take their turn when those in them agree.',
    'काम के आठ चित्र। हमारे लोगों और जगहों की तस्वीरें तब लगेंगी जब उनमें दिखने वाले सहमत हों।',
  ),
  picture: drawing(
    'openings',
    'gallery',
    say('Drawing: four framed pictures of plants', 'चित्र: पौधों की चार जड़ी हुई तस्वीरें'),
  ),
  // For the company: the captions tell how the work is meant to be done; change what is done otherwise.
  items: [
    item(
      say,
      'drying-racks',
      say('Drying', 'सुखाना'),
      say(
        'Leaves and roots dry in the shade, turned twice a day.',
        'पत्तियाँ और जड़ें छाया में सूखती हैं, दिन में दो बार पलटी जाती हैं।',
      ),
      say('Four round trays of herbs on a rack in the open', 'खुले में मचान पर जड़ी-बूटियों की चार गोल थालियाँ'),
    ),
    item(
      say,
      'mortar',
      say('Grinding', 'पीसना'),
      say('Slowly, so that the powder stays cool.', 'धीरे-धीरे, ताकि चूर्ण गर्म न हो।'),
      say(
        'A stone mortar with its pestle, giloy and cloves beside it',
        'पत्थर की ओखली और मूसल, पास में गिलोय और लौंग',
      ),
    ),
    item(
      say,
      'weighing',
      say('Weighing', 'तौलना'),
      say('What the pack says is what the scales say.', 'जो पैक पर लिखा है, वही तराज़ू बताता है।'),
      say('Turmeric on kitchen scales that show 500 g', 'तराज़ू पर हल्दी, जो 500 ग्राम दिखाता है'),
    ),
    item(
      say,
      'shelf',
      say('The shelf', 'अलमारी'),
      say('Every batch waits here for its report.', 'हर बैच यहाँ अपनी रिपोर्ट की राह देखता है।'),
      say('Two shelves with ten different packs', 'दो तख्तों पर दस अलग-अलग पैक'),
    ),
    item(
      say,
      'packing-table',
      say('Packing', 'पैक करना'),
      say('Paper instead of plastic, wherever glass allows it.', 'प्लास्टिक की जगह कागज़, जहाँ काँच इजाज़त दे।'),
      say('A woman and a man at a table with open parcels', 'मेज़ पर पार्सल पैक करते एक महिला और एक पुरुष'),
    ),
    item(
      say,
      'delivery',
      say('On the way', 'रास्ते में'),
      say('The last stretch is often ridden on a bicycle.', 'आखिरी दूरी अक्सर साइकिल से तय होती है।'),
      say('A bicycle with a parcel in front of a house', 'एक घर के सामने पार्सल वाली साइकिल'),
    ),
    item(
      say,
      'meeting',
      say('Under the tree', 'पेड़ के नीचे'),
      say('Where most questions are asked, and answered.', 'जहाँ ज़्यादातर सवाल पूछे जाते हैं, और जवाब मिलते हैं।'),
      say('Four people sit talking under a large tree', 'बड़े पेड़ के नीचे बैठकर बात करते चार लोग'),
    ),
    item(
      say,
      'market-stall',
      say('Market day', 'बाज़ार का दिन'),
      say('Smell first, then read, then decide.', 'पहले सूँघें, फिर पढ़ें, फिर तय करें।'),
      say('A woman behind a market stall with a striped awning', 'धारीदार छतरी वाली दुकान पर एक महिला'),
    ),
  ],
  sections: [],
});

function item(say: Say, file: string, title: string, text: string, shows: string): GalleryItem {
  return { title, text, picture: drawing('gallery', file, say(`Drawing: ${shows}`, `चित्र: ${shows}`)) };
}
