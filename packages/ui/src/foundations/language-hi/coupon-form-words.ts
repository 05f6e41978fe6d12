import type { Messages } from '../language/translate.ts';

/** The words with which staff write and try coupons. */
export const couponFormWords: Messages = {
  'New coupon': 'नया कूपन',
  'No coupons': 'कोई कूपन नहीं',
  'Coupon not found': 'कूपन नहीं मिला',

  // The list.
  Upcoming: 'आने वाला',
  Ended: 'समाप्त',
  'Used up': 'सीमा पूरी',
  'Switched off': 'बंद',
  Uses: 'इस्तेमाल',
  End: 'समाप्त करें',
  'End this coupon now?': 'यह कूपन अभी समाप्त करें?',
  'Ended. Orders that use it keep their discount.': 'समाप्त किया गया। जिन ऑर्डर में यह लगा है, उनकी छूट बनी रहेगी।',

  // The form.
  Title: 'शीर्षक',
  'Title is required': 'शीर्षक ज़रूरी है',
  'Kind of discount': 'छूट का प्रकार',
  'Choose percent or amount': 'प्रतिशत या राशि चुनें',
  Percent: 'प्रतिशत',
  'In percent': 'प्रतिशत में',
  'Maximum discount': 'अधिकतम छूट',
  'Minimum order': 'न्यूनतम ऑर्डर',
  Validity: 'वैधता',
  'First day': 'पहला दिन',
  'Last day': 'आख़िरी दिन',
  'Choose the first day': 'पहला दिन चुनें',
  'Choose the last day': 'आख़िरी दिन चुनें',
  Limits: 'सीमाएँ',
  'Total uses': 'कुल इस्तेमाल',
  'Uses per member': 'हर सदस्य के इस्तेमाल',
  'Only for a first order': 'केवल पहले ऑर्डर के लिए',
  'Members can use it': 'सदस्य इसे इस्तेमाल कर सकते हैं',
  'Members type it, in small or capital letters': 'सदस्य इसे छोटे या बड़े अक्षरों में लिखते हैं',
  'Members read it; name the products it is for': 'सदस्य इसे पढ़ते हैं; लिखें कि यह किन उत्पादों के लिए है',
  'Choose yes or no': 'हाँ या नहीं चुनें',
  'A code has 3 to 20 letters, digits and hyphens': 'कोड में 3 से 20 अक्षर, अंक और हाइफ़न होते हैं',
  'A percentage is a whole number from 1 to 100': 'प्रतिशत 1 से 100 तक की पूरी संख्या होता है',
  'Only a percentage has a maximum': 'अधिकतम छूट केवल प्रतिशत की होती है',
  'The last day must not be before the first day': 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता',
  'One member cannot use it more often than all members together':
    'एक सदस्य इसे सब सदस्यों के कुल इस्तेमाल से ज़्यादा बार इस्तेमाल नहीं कर सकता',
  'A member has only one first order': 'किसी सदस्य का पहला ऑर्डर एक ही होता है',
  'Another coupon has this code': 'यह कोड किसी और कूपन का है',
  'Categories and products': 'श्रेणियाँ और उत्पाद',
  'Without any, the coupon takes off all products.': 'कुछ न चुनने पर छूट सभी उत्पादों पर लगती है।',
  'Add a category': 'श्रेणी जोड़ें',
  'Add a product': 'उत्पाद जोड़ें',
  'Type a part of the name': 'नाम का कोई हिस्सा लिखें',

  // The trial.
  'Try it': 'आज़माएँ',
  'Sample cart': 'नमूना कार्ट',
  'Quantity of {name}': '{name} की मात्रा',
  'The member has ordered before': 'सदस्य पहले ऑर्डर कर चुका है',
  'Total without delivery': 'डिलीवरी के बिना कुल',
  'Add at least one product': 'कम से कम एक उत्पाद जोड़ें',
  'Name each product once': 'हर उत्पाद एक ही बार जोड़ें',
  'Quantity must be a whole number from 1 to 1000': 'मात्रा 1 से 1000 तक की पूरी संख्या होनी चाहिए',
};
