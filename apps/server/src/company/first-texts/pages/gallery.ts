import type { ToFirstPage } from './first-page.types.ts';

/** Images of the work, from the herb to the delivery; they are drawings until there are photographs. */
export const gallery: ToFirstPage = (translate) => ({
  slug: 'gallery',
  title: translate('Gallery', 'गैलरी'),
  heading: translate('From the herb to your door', 'जड़ी-बूटी से आपके दरवाज़े तक'),
  drawing: 'gallery',
  lead: translate(
    'Eight drawings of our work. Photographs of our people and places will follow with the consent of everyone in them.',
    'काम के आठ चित्र। हमारे लोगों और जगहों की तस्वीरें तब लगेंगी जब उनमें दिखने वाले सहमत हों।',
  ),
  sections: [
    {
      id: 'images',
      // Names the gallery for screen readers.
      heading: translate('Images of our work', 'हमारे काम की तस्वीरें'),
      blocks: [
        // For the company: the captions describe how the work is meant to be done; change what is done otherwise.
        {
          cards: [
            {
              drawing: 'drying-racks',
              title: translate('Drying', 'सुखाना'),
              text: translate(
                'Leaves and roots dry in the shade, turned twice a day.',
                'पत्तियाँ और जड़ें छाया में सूखती हैं, दिन में दो बार पलटी जाती हैं।',
              ),
            },
            {
              drawing: 'mortar',
              title: translate('Grinding', 'पीसना'),
              text: translate('Slowly, so that the powder stays cool.', 'धीरे-धीरे, ताकि चूर्ण गर्म न हो।'),
            },
            {
              drawing: 'weighing',
              title: translate('Weighing', 'तौलना'),
              text: translate(
                'What the pack says is what the scales say.',
                'जो पैक पर लिखा है, वही तराज़ू बताता है।',
              ),
            },
            {
              drawing: 'packs',
              title: translate('The shelf', 'अलमारी'),
              text: translate(
                'Every batch stays here until its test report arrives.',
                'हर बैच यहाँ अपनी रिपोर्ट की राह देखता है।',
              ),
            },
            {
              drawing: 'packing-table',
              title: translate('Packing', 'पैक करना'),
              text: translate(
                'Paper instead of plastic, wherever glass allows it.',
                'प्लास्टिक की जगह कागज़, जहाँ काँच इजाज़त दे।',
              ),
            },
            {
              drawing: 'delivery',
              title: translate('On the way', 'रास्ते में'),
              text: translate(
                'The last stretch is often covered by bicycle.',
                'आखिरी दूरी अक्सर साइकिल से तय होती है।',
              ),
            },
            {
              drawing: 'meeting',
              title: translate('Under the tree', 'पेड़ के नीचे'),
              text: translate(
                'This is where most questions are asked and answered.',
                'जहाँ ज़्यादातर सवाल पूछे जाते हैं, और जवाब मिलते हैं।',
              ),
            },
            {
              drawing: 'market-stall',
              title: translate('Market day', 'बाज़ार का दिन'),
              text: translate('Smell first, then read, then decide.', 'पहले सूँघें, फिर पढ़ें, फिर तय करें।'),
            },
          ],
        },
      ],
    },
  ],
});
