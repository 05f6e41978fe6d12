import type { Messages } from '../language/translate.ts';

/** Hindi texts of the sample categories and coupons; products keep the texts of their packs. */
export const sampleWords: Messages = {
  'Single herbs and classical blends for the daily routine: tablets, churna, juices and oils.':
    'रोज़ के लिए अकेली जड़ी-बूटियाँ और पारंपरिक मिश्रण: गोलियाँ, चूर्ण, रस और तेल।',
  'Protein, vitamins and plant powders, each with its amounts per serving printed on the pack.':
    'प्रोटीन, विटामिन और पौधों के चूर्ण; हर खुराक की मात्रा पैक पर लिखी है।',
  'Everyday basics: hair oil, shampoo, toothpaste, soap and hand wash.':
    'नहाने-धोने का सामान: बालों का तेल, शैंपू, टूथपेस्ट, साबुन और हैंड वॉश।',
  'Face oils, toners, creams and packs for Indian weather and Indian skin tones.':
    'भारतीय मौसम और भारतीय त्वचा के लिए चेहरे के तेल, टोनर, क्रीम और लेप।',
  'Honey, ghee, cold-pressed oil, spices and millets for your kitchen.':
    'रसोई के लिए शहद, घी, कोल्हू का तेल, मसाले और मोटे अनाज।',
  'Cleaners in sensible sizes, dhoop and camphor for the evening lamp, and a copper bottle.':
    'सही माप के क्लीनर, शाम की पूजा के लिए धूप और कपूर, और ताँबे की बोतल।',
  'Instruments for checking at home, with plain displays, a manual in Hindi and English and a warranty.':
    'घर पर जाँच के उपकरण: साफ़ डिस्प्ले, हिंदी और अंग्रेज़ी में पुस्तिका और वारंटी के साथ।',
  'Cotton and handloom for home, work and the morning walk, true to size.':
    'घर, काम और सुबह की सैर के लिए सूती और हथकरघा कपड़े, सही नाप में।',

  '10% off your first order': 'पहले ऑर्डर पर 10% की छूट',
  '₹100 off a full cart': 'भरे कार्ट पर ₹100 की छूट',
  '15% off for the festive season': 'त्योहारों पर 15% की छूट',
  '20% off this monsoon': 'बरसात में 20% की छूट',
  '₹150 off for the first hundred customers': 'पहले सौ लोगों के लिए ₹150 की छूट',
};
