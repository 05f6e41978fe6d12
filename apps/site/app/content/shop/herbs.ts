import type { Content } from '../translate.ts';

interface Herb {
  readonly file: string;
  readonly name: string;
  readonly hint: string;
  readonly text: string;
  readonly care: string;
}

/** Plants with their traditional uses; no card names an illness. */
export const herbs: Content<Herb[]> = (translate) => [
  {
    file: 'tulsi',
    name: translate('Tulsi', 'तुलसी'),
    hint: translate('Holy basil, the leaf', 'पत्ती'),
    text: translate(
      'In tea on cold mornings, and in the courtyard of many homes.',
      'सर्द सुबह की चाय में, और कई घरों के आँगन में।',
    ),
    care: translate('Not together with blood thinners.', 'खून पतला करने की दवा के साथ नहीं।'),
  },
  {
    file: 'amla',
    name: translate('Amla', 'आँवला'),
    hint: translate('Indian gooseberry, the fruit', 'फल'),
    text: translate(
      'Sour and rich in vitamin C: as murabba, in chyawanprash, in hair oil.',
      'खट्टा और विटामिन सी से भरपूर: मुरब्बे, च्यवनप्राश और बालों के तेल में।',
    ),
    care: translate('Murabba is sweet: count the sugar.', 'मुरब्बा मीठा है: चीनी का हिसाब रखें।'),
  },
  {
    file: 'turmeric',
    name: translate('Turmeric', 'हल्दी'),
    hint: translate('Haldi, the root', 'गाँठ'),
    text: translate(
      'In every kitchen, in warm milk, and in ubtan before a wedding.',
      'हर रसोई में, गर्म दूध में, और शादी के उबटन में।',
    ),
    care: translate(
      'Colours cloth. Large amounts only after asking.',
      'कपड़े पर दाग लगता है। ज़्यादा मात्रा पूछकर ही लें।',
    ),
  },
  {
    file: 'neem',
    name: translate('Neem', 'नीम'),
    hint: translate('The leaf, bitter', 'पत्ती, कड़वी'),
    text: translate(
      'Twigs for teeth, leaves among stored grain, in soap and cleaner.',
      'दातुन, अनाज के बीच पत्ते, साबुन और सफ़ाई में।',
    ),
    care: translate('The oil is for the skin, not to swallow.', 'तेल त्वचा के लिए है, निगलने के लिए नहीं।'),
  },
  {
    file: 'giloy',
    name: translate('Giloy', 'गिलोय'),
    hint: translate('Guduchi, the stem', 'तना'),
    text: translate(
      'A climber; the stem is boiled or pressed into juice.',
      'एक बेल; तने को उबालते या उसका रस निकालते हैं।',
    ),
    care: translate(
      'Not with a liver complaint. A few weeks at a time.',
      'लिवर की तकलीफ़ में नहीं। एक बार में कुछ हफ़्ते ही।',
    ),
  },
  {
    file: 'ashwagandha',
    name: translate('Ashwagandha', 'अश्वगंधा'),
    hint: translate('The root', 'जड़'),
    text: translate(
      'Taken with milk in the evening, as powder or tablet.',
      'शाम को दूध के साथ, चूर्ण या गोली के रूप में।',
    ),
    care: translate(
      'Not in pregnancy, nor with thyroid tablets unasked.',
      'गर्भावस्था में नहीं, थायरॉइड की दवा के साथ पूछकर ही।',
    ),
  },
  {
    file: 'aloe',
    name: translate('Aloe vera', 'घृतकुमारी'),
    hint: translate('The gel of the leaf', 'पत्ते का गूदा'),
    text: translate(
      'The clear gel goes on skin and hair, and into shampoo.',
      'साफ़ गूदा त्वचा और बालों पर लगता है, और शैंपू में पड़ता है।',
    ),
    care: translate(
      'The yellow sap under the rind is not to be eaten.',
      'छिलके के नीचे का पीला रस खाने का नहीं है।',
    ),
  },
  {
    file: 'moringa',
    name: translate('Moringa', 'सहजन'),
    hint: translate('Drumstick, leaf and pod', 'पत्ती और फली'),
    text: translate(
      'Pods in sambar, leaves as a vegetable or dried to powder.',
      'फली सांभर में, पत्तियाँ साग में या सुखाकर चूर्ण में।',
    ),
    care: translate('The root is not food.', 'जड़ खाने की चीज़ नहीं है।'),
  },
  {
    file: 'brahmi',
    name: translate('Brahmi', 'ब्राह्मी'),
    hint: translate('The whole small plant', 'पूरा छोटा पौधा'),
    text: translate(
      'In hair oil, and as a bitter tea before a day of study.',
      'बालों के तेल में, और पढ़ाई के दिन कड़वी चाय में।',
    ),
    care: translate('Begin with little: it can upset the stomach.', 'थोड़े से शुरू करें: पेट गड़बड़ा सकता है।'),
  },
  {
    file: 'clove',
    name: translate('Clove', 'लौंग'),
    hint: translate('Laung, the bud', 'कली'),
    text: translate(
      'In garam masala, in toothpaste, one in the mouth after a meal.',
      'गरम मसाले में, टूथपेस्ट में, खाने के बाद मुँह में एक।',
    ),
    care: translate('The pure oil burns: a drop, diluted.', 'शुद्ध तेल जलाता है: एक बूँद, मिलाकर।'),
  },
  {
    file: 'saffron',
    name: translate('Saffron', 'केसर'),
    hint: translate('Kesar, threads of a flower', 'फूल के रेशे'),
    text: translate(
      'In kheer and in face oil. Real threads colour slowly.',
      'खीर में और चेहरे के तेल में। असली रेशे धीरे रंग छोड़ते हैं।',
    ),
    care: translate(
      'A few threads are enough, in pregnancy only after asking.',
      'कुछ रेशे काफ़ी हैं, गर्भावस्था में पूछकर ही।',
    ),
  },
  {
    file: 'triphala',
    name: translate('Triphala', 'त्रिफला'),
    hint: translate('Three fruits as powder', 'तीन फलों का चूर्ण'),
    text: translate(
      'Amla, haritaki and bibhitaki, half a spoon in warm water at night.',
      'आँवला, हरड़ और बहेड़ा, रात को गुनगुने पानी में आधा चम्मच।',
    ),
    care: translate('Not for every day of the year; not in pregnancy.', 'साल भर रोज़ नहीं; गर्भावस्था में नहीं।'),
  },
];
