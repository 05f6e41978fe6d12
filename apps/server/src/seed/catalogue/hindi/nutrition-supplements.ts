import type { SeedHindi } from '../catalogue.types.ts';
import { vegetarianPack, wellnessCaution } from './labelling.ts';

const supplement = {
  Caution: `खाद्य पूरक; औषधि के रूप में उपयोग के लिए नहीं। बताई गई मात्रा से ज़्यादा न लें। ${wellnessCaution}`,
  ...vegetarianPack,
} as const;

/** Protein, vitamins and plant powders in Hindi, by slug. */
export const nutritionSupplements: Readonly<Record<string, SeedHindi>> = {
  'pea-protein-kesar-pista': {
    name: 'मटर और चावल प्रोटीन, केसर पिस्ता, 500 g',
    description:
      'पीली मटर और भूरे चावल का प्रोटीन, असली पिस्ते और केसर के साथ, थोड़े गुड़ से मीठा। 30 g के एक स्कूप में 21 g प्रोटीन। शेकर से ठंडे दूध या पानी में घुलता है; न सोया, न व्हे।',
    details: {
      'Key ingredients': 'मटर प्रोटीन आइसोलेट 62 %, चावल प्रोटीन 18 %, पिस्ता, गुड़ पाउडर, केसर',
      'Per serving': 'ऊर्जा 118 kcal, प्रोटीन 21 g, कार्बोहाइड्रेट 5 g, जिसमें शक्कर 3 g, वसा 1.6 g',
      Directions: 'एक स्कूप (30 g) 250 ml दूध या पानी में, दिन में एक बार',
      Allergens: 'इसमें मेवा (पिस्ता) है',
      ...supplement,
    },
  },
  'multivitamin-women': {
    name: 'महिलाओं के लिए मल्टीविटामिन, 60 टैबलेट',
    description:
      'तेरह विटामिन और नौ खनिज, भारतीय महिलाओं के लिए एक दिन की सुझाई गई मात्रा में, आयरन और फ़ोलिक एसिड के साथ। छोटी गोली, निगलने में आसान। एक बोतल में दो महीने।',
    details: {
      'Key ingredients': 'विटामिन A, B कॉम्प्लेक्स, C, D2, E और K, आयरन 15 mg, फ़ोलिक एसिड 220 mcg, ज़िंक, आयोडीन',
      Directions: 'दिन में एक गोली, नाश्ते के बाद',
      ...supplement,
    },
  },
  'flax-omega-softgels': {
    name: 'अलसी ओमेगा-3 सॉफ़्टजेल, 60',
    description:
      'शाकाहारी सॉफ़्टजेल में कोल्ड-प्रेस अलसी का तेल: हर एक में 500 mg ALA। उनके लिए, जो मछली नहीं खाते। खाने के साथ लेने पर न गंध, न बाद का स्वाद।',
    details: {
      'Key ingredients': 'अलसी का तेल 1000 mg (ALA 500 mg), टैपिओका स्टार्च का खोल, ग्लिसरीन',
      Directions: 'दिन में दो बार, खाने के साथ एक सॉफ़्टजेल',
      ...supplement,
    },
  },
  'vitamin-c-orange-tablets': {
    name: 'विटामिन C संतरा फ़िज़, 20 टैबलेट',
    description:
      'पानी में घुलने वाली गोलियाँ: 80 mg विटामिन C, यानी एक दिन की मात्रा, और 10 mg ज़िंक। एक गिलास पानी में डालें, एक मिनट रुकें, पी लें। संतरे का स्वाद, बिना मिलाई चीनी के।',
    details: {
      'Key ingredients': 'विटामिन C 80 mg, ज़िंक 10 mg, साइट्रिक एसिड, सोडियम बाइकार्बोनेट, संतरे का स्वाद',
      Directions: '200 ml पानी में एक गोली, दिन में एक बार',
      ...supplement,
    },
  },
  'moringa-leaf-powder': {
    name: 'मोरिंगा पत्ती पाउडर, 150 g',
    description:
      'थेनी के सहजन की पत्तियाँ, छाँव में सुखाई, बारीक पीसी और एक हफ़्ते में पैक की हुई। एक चम्मच दाल, आटे या छाछ में मिलाएँ। हरा, हल्का तीखा स्वाद।',
    details: {
      'Key ingredients': 'सहजन की पत्ती (Moringa oleifera) 100 %',
      Directions: 'दिन में एक चम्मच (3 g), खाने या पेय में',
      ...supplement,
    },
  },
  'nimbu-electrolyte-sachets': {
    name: 'नींबू इलेक्ट्रोलाइट पेय, 10 पाउच',
    description:
      'लवण और थोड़ा ग्लूकोज़, असली नींबू पाउडर के साथ: गरम दिनों, लंबी पाली और क्रिकेट के मैदान के लिए। एक पाउच से 200 ml का गिलास बनता है। हल्का नमकीन, जैसी शिकंजी होनी चाहिए।',
    details: {
      'Key ingredients': 'ग्लूकोज़, सोडियम क्लोराइड, ट्राइसोडियम साइट्रेट, पोटैशियम क्लोराइड, नींबू पाउडर 4 %',
      Directions: '200 ml पानी में एक पाउच; गरमी में दिन में तीन तक',
      ...supplement,
    },
  },
};
