import type { SeedHindi } from '../catalogue.types.ts';
import { vegetarianPack } from './labelling.ts';

/** Foods for the kitchen in Hindi, by slug. */
export const foodsPantry: Readonly<Record<string, SeedHindi>> = {
  'wild-forest-honey': {
    name: 'जंगली शहद, 500 g',
    description:
      'बांधवगढ़ के पास एक सहकारी समिति का इकट्ठा किया बहुपुष्पी शहद, छना हुआ पर गरम नहीं किया हुआ। सर्दी में जम जाता है; शीशी को गुनगुने पानी में रखें, फिर बहने लगेगा। रंग मौसम के साथ बदलता है।',
    details: {
      Ingredients: 'शहद 100 %',
      'Harvest region': 'उमरिया, मध्य प्रदेश',
      'How to use': 'रोटी पर, गुनगुने (उबलते नहीं) पानी में, चीनी की जगह',
      Caution: 'एक साल से छोटे शिशुओं के लिए नहीं।',
      ...vegetarianPack,
    },
  },
  'bilona-cow-ghee': {
    name: 'बिलोना गाय का घी, 500 ml',
    description:
      'साहीवाल और गिर गाय के दूध का दही, हाथ से मथा और धीमी आँच पर दानेदार होने तक पका। गरम दाल पर एक चम्मच काफ़ी है। बिना फ़्रिज के टिकता है।',
    details: {
      Ingredients: 'गाय के दूध की वसा 99.7 %',
      'Harvest region': 'करनाल, हरियाणा',
      'How to use': 'तड़के, रोटी और मिठाई के लिए; सूखा चम्मच लें',
      Allergens: 'इसमें दूध है',
      ...vegetarianPack,
    },
  },
  'kachi-ghani-mustard-oil': {
    name: 'कच्ची घानी सरसों तेल, 1 L',
    description:
      'भरतपुर की काली सरसों की पहली पेराई, लकड़ी के कोल्हू में। तेज़ झाँस, गहरा पीला, नीचे थोड़ा बैठता है। तलने से पहले हल्का धुआँ उठने तक गरम करें।',
    details: {
      Ingredients: 'सरसों का तेल 100 %',
      'Harvest region': 'भरतपुर, राजस्थान',
      'How to use': 'खाना पकाने, अचार और तड़के के लिए',
      Allergens: 'इसमें सरसों है',
      ...vegetarianPack,
    },
  },
  'lakadong-turmeric': {
    name: 'लाकाडोंग हल्दी पाउडर, 200 g',
    description:
      'जयंतिया पहाड़ियों की हल्दी, अपने गहरे रंग के लिए मशहूर: जितनी आप डालते हैं, उससे आधी लें। धूप में सुखाई, थोड़ी-थोड़ी पीसी, बिना मिलाए स्टार्च के। फ़सल का महीना पैक पर है।',
    details: {
      Ingredients: 'हल्दी (Curcuma longa) 100 %',
      'Harvest region': 'पश्चिम जयंतिया पहाड़ियाँ, मेघालय',
      'How to use': 'खाने में और गुनगुने दूध में; कपड़े पर दाग लगता है',
      ...vegetarianPack,
    },
  },
  'ragi-millet-breakfast': {
    name: 'रागी मिलेट नाश्ता, 400 g',
    description:
      'रागी, ज्वार और बाजरे के फ़्लेक्स, गुड़ और नारियल के साथ। गुनगुने दूध में दो मिनट में तैयार, या कटोरी से सूखा खाएँ। एक डिब्बे में दस नाश्ते।',
    details: {
      Ingredients: 'रागी 38 %, ज्वार 24 %, बाजरा 18 %, गुड़, सूखा नारियल, नमक',
      'Per serving': 'ऊर्जा 152 kcal, प्रोटीन 4 g, रेशा 4.2 g, शक्कर 7 g',
      'How to use': '40 g पर 150 ml गरम दूध डालें, दो मिनट रुकें',
      Allergens: 'ऐसी जगह बना, जहाँ मेवे और दूध का काम होता है',
      ...vegetarianPack,
    },
  },
  'tulsi-adrak-tea': {
    name: 'तुलसी अदरक चाय, 25 बैग',
    description:
      'असम की ऑर्थोडॉक्स पत्ती, तुलसी, सोंठ और थोड़ी मुलेठी के साथ। तीन मिनट भिगोएँ, या हमेशा की तरह दूध में उबालें। बैग में स्टेपल नहीं।',
    details: {
      Ingredients: 'असम चाय 70 %, तुलसी 18 %, सोंठ 9 %, मुलेठी',
      'Harvest region': 'डिब्रूगढ़, असम',
      'How to use': 'हर कप के लिए एक बैग, उबलते पानी में तीन मिनट',
      ...vegetarianPack,
    },
  },
};
