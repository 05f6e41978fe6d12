import type { BrandInHindi, CategoryInHindi } from '@pgm/api/contract';

/** The Hindi of the sample brands, by slug. */
export const brandsInHindi: Readonly<Record<string, Required<BrandInHindi>>> = {
  aranjeev: {
    name: 'अरंजीव',
    description: 'नामी किसानों से ली गई जड़ी-बूटियाँ, छाँव में सुखाई और पैक होने से पहले खेप-दर-खेप जाँची हुई।',
    brandSlogan: 'जंगल के किनारे से, ध्यान के साथ',
  },
  poshara: {
    name: 'पोषारा',
    description: 'रोज़ का पोषण: हर ख़ुराक की मात्रा बड़े अक्षरों में, और मिश्रण में कुछ भी छिपा नहीं।',
    brandSlogan: 'एक-एक ग्राम का हिसाब',
  },
  nirjhari: {
    name: 'निर्झरी',
    description: 'रसोई की बगिया के पौधों और हल्के क्लींज़र से बनी स्नान, बाल और दाँतों की देखभाल।',
    brandSlogan: 'पहली बाल्टी जैसी ताज़गी',
  },
  roopsari: {
    name: 'रूपसरी',
    description: 'घरेलू नुस्ख़ों पर थोड़ी-थोड़ी बनने वाली त्वचा की देखभाल: गुलाब, केसर, चंदन और एलोवेरा।',
    brandSlogan: 'देखभाल, जो अपना समय लेती है',
  },
  annkosh: {
    name: 'अन्नकोश',
    description: 'एक-एक ज़िले का अनाज और रसोई का सामान, फ़सल के कुछ हफ़्तों में पैक, महीना पैक पर।',
    brandSlogan: 'जानिए, कहाँ उगा',
  },
  gharvari: {
    name: 'घरवारी',
    description: 'दिन भर काम आने वाले घर के लिए क्लीनर, पूजा का सामान और बर्तन।',
    brandSlogan: 'भरे-पूरे घर के लिए',
  },
  naaditra: {
    name: 'नाडित्र',
    description: 'बड़े अंकों वाले घरेलू उपकरण, पुर्ज़े उपलब्ध, और लखनऊ में सेवा केंद्र।',
    brandSlogan: 'नापें, लिखें, डॉक्टर को दिखाएँ',
  },
  karghana: {
    name: 'करघाना',
    description: 'बाराबंकी, इरोड और भागलपुर के पावरलूम और हथकरघों के सूती कपड़े।',
    brandSlogan: 'रोज़ पहनने के लिए बुना',
  },
};

/** The Hindi of the sample categories, by slug. */
export const categoriesInHindi: Readonly<Record<string, Required<CategoryInHindi>>> = {
  'ayurvedic-wellness': {
    name: 'आयुर्वेदिक स्वास्थ्य',
    description: 'रोज़ के लिए अकेली जड़ी-बूटियाँ और पारंपरिक मिश्रण: गोलियाँ, चूर्ण, रस और तेल।',
  },
  'nutrition-supplements': {
    name: 'पोषण और सप्लीमेंट',
    description: 'प्रोटीन, विटामिन और पौधों के चूर्ण; हर खुराक की मात्रा पैक पर लिखी है।',
  },
  'personal-care': {
    name: 'निजी देखभाल',
    description: 'नहाने-धोने का सामान: बालों का तेल, शैंपू, टूथपेस्ट, साबुन और हैंड वॉश।',
  },
  'skin-care': {
    name: 'त्वचा की देखभाल',
    description: 'भारतीय मौसम और भारतीय त्वचा के लिए चेहरे के तेल, टोनर, क्रीम और लेप।',
  },
  'foods-pantry': {
    name: 'खाद्य और रसोई',
    description: 'रसोई के लिए शहद, घी, कोल्हू का तेल, मसाले और मोटे अनाज।',
  },
  'home-essentials': {
    name: 'घर की ज़रूरतें',
    description: 'सही माप के क्लीनर, शाम की पूजा के लिए धूप और कपूर, और ताँबे की बोतल।',
  },
  'health-devices': {
    name: 'स्वास्थ्य उपकरण',
    description: 'घर पर जाँच के उपकरण: साफ़ डिस्प्ले, हिंदी और अंग्रेज़ी में पुस्तिका और वारंटी के साथ।',
  },
  'everyday-clothing': {
    name: 'रोज़ के कपड़े',
    description: 'घर, काम और सुबह की सैर के लिए सूती और हथकरघा कपड़े, सही नाप में।',
  },
};
