import type { Messages } from '../language/translate.ts';

/** What staff read when they edit the catalogue. */
export const recordWords: Messages = {
  // Names of fields.
  'Alert quantity': 'चेतावनी की मात्रा',
  Description: 'विवरण',
  Detail: 'जानकारी',
  Image: 'तस्वीर',
  'Point description': 'पॉइंट का विवरण',
  Slogan: 'स्लोगन',
  Subcategory: 'उपश्रेणी',
  Subject: 'विषय',
  'Unique name': 'अद्वितीय नाम',

  // Why a record is not saved.
  'A detail needs a name': 'जानकारी का नाम ज़रूरी है',
  'A size needs a name': 'साइज़ का नाम ज़रूरी है',
  'A subcategory needs a name': 'उपश्रेणी का नाम ज़रूरी है',
  'Actor not found': 'यह व्यक्ति नहीं मिला',
  'Another category has this unique name': 'यह अद्वितीय नाम किसी और श्रेणी का है',
  'Brand is required': 'ब्रांड ज़रूरी है',
  'Brand not found': 'ब्रांड नहीं मिला',
  'Category is required': 'श्रेणी ज़रूरी है',
  'Description is required': 'विवरण ज़रूरी है',
  'Details must be JSON text, names to values': 'जानकारी JSON में होनी चाहिए: नाम और मान',
  'Each size stands once': 'हर साइज़ एक ही बार',
  'GST is at most 40 %': 'GST ज़्यादा से ज़्यादा 40 % है',
  'GST must be a whole number': 'GST पूरी संख्या होनी चाहिए',
  'GST must not be negative': 'GST ऋणात्मक नहीं हो सकता',
  'HSN has 4 to 8 digits': 'HSN में 4 से 8 अंक होते हैं',
  'Choose a product': 'कोई उत्पाद चुनें',
  'Choose a status from the list': 'सूची से स्थिति चुनें',
  'Label facts must be JSON text': 'लेबल की जानकारी JSON में होनी चाहिए',
  'Lead not found': 'यह संपर्क नहीं मिला',
  'Lower a price by at most 90 %': 'कीमत ज़्यादा से ज़्यादा 90 % घटाएँ',
  'Points must be a whole number': 'पॉइंट पूरी संख्या होने चाहिए',
  'Points must not be negative': 'पॉइंट ऋणात्मक नहीं हो सकते',
  'Price has at most 2 decimals': 'कीमत में ज़्यादा से ज़्यादा 2 दशमलव अंक हों',
  'Price must be a number': 'कीमत एक संख्या होनी चाहिए',
  'Price must be more than 0': 'कीमत 0 से ज़्यादा होनी चाहिए',
  'Raise a price by at most 500 %': 'कीमत ज़्यादा से ज़्यादा 500 % बढ़ाएँ',
  'Set a price or change it by per cent, not both': 'या तो कीमत लिखें या प्रतिशत, दोनों नहीं',
  'Sizes must be the JSON text of a list': 'साइज़ JSON की सूची में होने चाहिए',
  'Somebody else has changed this meanwhile.': 'इसे इस बीच किसी और ने बदल दिया है।',
  'Stock entry not found': 'स्टॉक की प्रविष्टि नहीं मिली',
  'The label lacks what the law wants.': 'लेबल पर वह सब नहीं है जो क़ानून माँगता है।',
  'The price is above the maximum retail price.': 'कीमत अधिकतम खुदरा मूल्य से ज़्यादा है।',
  'The version is not valid': 'संस्करण सही नहीं है',
  'This picture is larger than 5 MB. Choose a smaller one.': 'यह तस्वीर 5 MB से बड़ी है। कोई छोटी तस्वीर चुनें।',
  'This picture has more than 25 megapixels. Choose a smaller one.':
    'इस तस्वीर में 25 मेगापिक्सेल से ज़्यादा हैं। कोई छोटी तस्वीर चुनें।',
  'This picture is more than 12,000 px wide or high. Choose a smaller one.':
    'यह तस्वीर 12,000 px से ज़्यादा चौड़ी या ऊँची है। कोई छोटी तस्वीर चुनें।',
  'This picture cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF picture.':
    'यह तस्वीर पढ़ी नहीं जा सकी। JPEG, PNG, WebP, GIF या AVIF तस्वीर चुनें।',
  'Use small letters, digits and single hyphens': 'छोटे अंग्रेज़ी अक्षर, अंक और बीच में एक-एक हाइफ़न लिखें',
};
