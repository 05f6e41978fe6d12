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

/** The Hindi of the sample categories, by slug; most names of details are words of the site. */
export const categoriesInHindi: Readonly<
  Record<string, Required<Omit<CategoryInHindi, 'detailNames'>> & Pick<CategoryInHindi, 'detailNames'>>
> = {
  'ayurvedic-wellness': {
    name: 'आयुर्वेदिक स्वास्थ्य',
    description: 'रोज़ के लिए अकेली जड़ी-बूटियाँ और पारंपरिक मिश्रण: गोलियाँ, चूर्ण, रस और तेल।',
    subCategories: {
      'Tablets and capsules': 'गोलियाँ और कैप्सूल',
      Churna: 'चूर्ण',
      Juices: 'रस',
      'Oils and drops': 'तेल और ड्रॉप्स',
    },
  },
  'nutrition-supplements': {
    name: 'पोषण और सप्लीमेंट',
    description: 'प्रोटीन, विटामिन और पौधों के चूर्ण; हर खुराक की मात्रा पैक पर लिखी है।',
    subCategories: {
      Protein: 'प्रोटीन',
      'Vitamins and minerals': 'विटामिन और खनिज',
      Omega: 'ओमेगा',
      'Plant powders': 'पौधों के चूर्ण',
    },
  },
  'personal-care': {
    name: 'निजी देखभाल',
    description: 'नहाने-धोने का सामान: बालों का तेल, शैंपू, टूथपेस्ट, साबुन और हैंड वॉश।',
    subCategories: {
      'Hair care': 'बालों की देखभाल',
      Bath: 'स्नान',
      'Oral care': 'दाँतों की देखभाल',
      'Hand and foot care': 'हाथ-पैरों की देखभाल',
    },
  },
  'skin-care': {
    name: 'त्वचा की देखभाल',
    description: 'भारतीय मौसम और भारतीय त्वचा के लिए चेहरे के तेल, टोनर, क्रीम और लेप।',
    subCategories: {
      'Face oils': 'चेहरे के तेल',
      'Creams and gels': 'क्रीम और जेल',
      'Packs and ubtan': 'लेप और उबटन',
      'Sun and lips': 'धूप और होंठ',
    },
  },
  'foods-pantry': {
    name: 'खाद्य और रसोई',
    description: 'रसोई के लिए शहद, घी, कोल्हू का तेल, मसाले और मोटे अनाज।',
    subCategories: {
      'Honey and ghee': 'शहद और घी',
      Oils: 'तेल',
      Spices: 'मसाले',
      'Millets and tea': 'मोटे अनाज और चाय',
    },
  },
  'home-essentials': {
    name: 'घर की ज़रूरतें',
    description: 'सही माप के क्लीनर, शाम की पूजा के लिए धूप और कपूर, और ताँबे की बोतल।',
    subCategories: {
      'Floor and surface': 'फ़र्श और सतह',
      Laundry: 'कपड़ों की धुलाई',
      Pooja: 'पूजा',
      Kitchen: 'रसोई',
    },
  },
  'health-devices': {
    name: 'स्वास्थ्य उपकरण',
    description: 'घर पर जाँच के उपकरण: साफ़ डिस्प्ले, हिंदी और अंग्रेज़ी में पुस्तिका और वारंटी के साथ।',
    subCategories: {
      'Blood pressure': 'रक्तचाप',
      Temperature: 'तापमान',
      'Oxygen and sugar': 'ऑक्सीजन और शुगर',
      'Weight and breathing': 'वज़न और साँस',
    },
  },
  'everyday-clothing': {
    name: 'रोज़ के कपड़े',
    description: 'घर, काम और सुबह की सैर के लिए सूती और हथकरघा कपड़े, सही नाप में।',
    subCategories: {
      Men: 'पुरुष',
      Women: 'महिलाएँ',
      Yoga: 'योग',
      Accessories: 'एक्सेसरीज़',
    },
    detailNames: {
      Details: 'ख़ास बातें',
      Woven: 'कहाँ बुना',
      Knitted: 'कहाँ बुना',
      Printed: 'कहाँ छपा',
    },
  },
};
