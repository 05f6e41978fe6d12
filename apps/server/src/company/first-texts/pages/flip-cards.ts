import type { Translate, WrittenBlock } from '../written-article.types.ts';
import type { ToFirstPage } from './first-page.types.ts';

/** The herbs in our products, and the precautions for each. */
export const flipCards: ToFirstPage = (translate) => ({
  slug: 'flipcard',
  title: translate('Know your herbs', 'अपनी जड़ी-बूटियाँ पहचानें'),
  drawing: 'flipcard',
  lead: translate(
    'Twelve herbs you will find on our labels. Turn a card over to see what each is used for, and when to avoid it.',
    'बारह जड़ी-बूटियाँ जो हमारे लेबल पर मिलती हैं। कार्ड पलटें और देखें कि किस काम आती हैं, और कब न लें।',
  ),
  sections: [
    {
      id: 'herbs',
      // Names the cards for screen readers.
      heading: translate('Herbs and spices', 'जड़ी-बूटियाँ और मसाले'),
      blocks: toHerbs(translate),
    },
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

/** Plants with their traditional uses; no card names an illness. The note below a card is its precaution. */
function toHerbs(translate: Translate): WrittenBlock[] {
  return [
    {
      cards: [
        {
          drawing: 'tulsi',
          label: translate('Holy basil, the leaf', 'पत्ती'),
          title: translate('Tulsi', 'तुलसी'),
          text: translate(
            'In tea on cold mornings, and in the courtyard of many homes.',
            'सर्द सुबह की चाय में, और कई घरों के आँगन में।',
          ),
        },
      ],
    },
    { note: translate('Not together with blood thinners.', 'खून पतला करने की दवा के साथ नहीं।') },
    {
      cards: [
        {
          drawing: 'amla',
          label: translate('Indian gooseberry, the fruit', 'फल'),
          title: translate('Amla', 'आँवला'),
          text: translate(
            'Sour and rich in vitamin C: as murabba, in chyawanprash, in hair oil.',
            'खट्टा और विटामिन सी से भरपूर: मुरब्बे, च्यवनप्राश और बालों के तेल में।',
          ),
        },
      ],
    },
    { note: translate('Murabba is sweet: count the sugar.', 'मुरब्बा मीठा है: चीनी का हिसाब रखें।') },
    {
      cards: [
        {
          drawing: 'turmeric',
          label: translate('Haldi, the root', 'गाँठ'),
          title: translate('Turmeric', 'हल्दी'),
          text: translate(
            'In every kitchen, in warm milk, and in ubtan before a wedding.',
            'हर रसोई में, गर्म दूध में, और शादी के उबटन में।',
          ),
        },
      ],
    },
    {
      note: translate(
        'Colours cloth. Large amounts only after asking.',
        'कपड़े पर दाग लगता है। ज़्यादा मात्रा पूछकर ही लें।',
      ),
    },
    {
      cards: [
        {
          drawing: 'neem',
          label: translate('The leaf, bitter', 'पत्ती, कड़वी'),
          title: translate('Neem', 'नीम'),
          text: translate(
            'Twigs for teeth, leaves among stored grain, in soap and cleaner.',
            'दातुन, अनाज के बीच पत्ते, साबुन और सफ़ाई में।',
          ),
        },
      ],
    },
    { note: translate('The oil is for the skin, not to swallow.', 'तेल त्वचा के लिए है, निगलने के लिए नहीं।') },
    {
      cards: [
        {
          drawing: 'giloy',
          label: translate('Guduchi, the stem', 'तना'),
          title: translate('Giloy', 'गिलोय'),
          text: translate(
            'A climber; the stem is boiled or pressed into juice.',
            'एक बेल; तने को उबालते या उसका रस निकालते हैं।',
          ),
        },
      ],
    },
    {
      note: translate(
        'Not with a liver complaint. A few weeks at a time.',
        'लिवर की तकलीफ़ में नहीं। एक बार में कुछ हफ़्ते ही।',
      ),
    },
    {
      cards: [
        {
          drawing: 'ashwagandha',
          label: translate('The root', 'जड़'),
          title: translate('Ashwagandha', 'अश्वगंधा'),
          text: translate(
            'Taken with milk in the evening, as powder or tablet.',
            'शाम को दूध के साथ, चूर्ण या गोली के रूप में।',
          ),
        },
      ],
    },
    {
      note: translate(
        'Not in pregnancy, nor with thyroid tablets unasked.',
        'गर्भावस्था में नहीं, थायरॉइड की दवा के साथ पूछकर ही।',
      ),
    },
    {
      cards: [
        {
          drawing: 'aloe',
          label: translate('The gel of the leaf', 'पत्ते का गूदा'),
          title: translate('Aloe vera', 'घृतकुमारी'),
          text: translate(
            'The clear gel goes on skin and hair, and into shampoo.',
            'साफ़ गूदा त्वचा और बालों पर लगता है, और शैंपू में पड़ता है।',
          ),
        },
      ],
    },
    {
      note: translate(
        'The yellow sap under the rind is not to be eaten.',
        'छिलके के नीचे का पीला रस खाने का नहीं है।',
      ),
    },
    {
      cards: [
        {
          drawing: 'moringa',
          label: translate('Drumstick, leaf and pod', 'पत्ती और फली'),
          title: translate('Moringa', 'सहजन'),
          text: translate(
            'Pods in sambar, leaves as a vegetable or dried to powder.',
            'फली सांभर में, पत्तियाँ साग में या सुखाकर चूर्ण में।',
          ),
        },
      ],
    },
    { note: translate('The root is not food.', 'जड़ खाने की चीज़ नहीं है।') },
    {
      cards: [
        {
          drawing: 'brahmi',
          label: translate('The whole small plant', 'पूरा छोटा पौधा'),
          title: translate('Brahmi', 'ब्राह्मी'),
          text: translate(
            'In hair oil, and as a bitter tea before a day of study.',
            'बालों के तेल में, और पढ़ाई के दिन कड़वी चाय में।',
          ),
        },
      ],
    },
    { note: translate('Begin with little: it can upset the stomach.', 'थोड़े से शुरू करें: पेट गड़बड़ा सकता है।') },
    {
      cards: [
        {
          drawing: 'clove',
          label: translate('Laung, the bud', 'कली'),
          title: translate('Clove', 'लौंग'),
          text: translate(
            'In garam masala, in toothpaste, one in the mouth after a meal.',
            'गरम मसाले में, टूथपेस्ट में, खाने के बाद मुँह में एक।',
          ),
        },
      ],
    },
    { note: translate('The pure oil burns: a drop, diluted.', 'शुद्ध तेल जलाता है: एक बूँद, मिलाकर।') },
    {
      cards: [
        {
          drawing: 'saffron',
          label: translate('Kesar, threads of a flower', 'फूल के रेशे'),
          title: translate('Saffron', 'केसर'),
          text: translate(
            'In kheer and in face oil. Real threads colour slowly.',
            'खीर में और चेहरे के तेल में। असली रेशे धीरे रंग छोड़ते हैं।',
          ),
        },
      ],
    },
    {
      note: translate(
        'A few threads are enough, in pregnancy only after asking.',
        'कुछ रेशे काफ़ी हैं, गर्भावस्था में पूछकर ही।',
      ),
    },
    {
      cards: [
        {
          drawing: 'triphala',
          label: translate('Three fruits as powder', 'तीन फलों का चूर्ण'),
          title: translate('Triphala', 'त्रिफला'),
          text: translate(
            'Amla, haritaki and bibhitaki, half a spoon in warm water at night.',
            'आँवला, हरड़ और बहेड़ा, रात को गुनगुने पानी में आधा चम्मच।',
          ),
        },
      ],
    },
    {
      note: translate('Not for every day of the year; not in pregnancy.', 'साल भर रोज़ नहीं; गर्भावस्था में नहीं।'),
    },
  ];
}
