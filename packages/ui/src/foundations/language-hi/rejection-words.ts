import type { Messages } from '../language/translate.ts';

/**
 * Validation messages of forms and calls, and failures of the server. The names of fields are inserted into such
 * sentences.
 */
export const rejectionWords: Messages = {
  // Names of fields.
  'First name': 'पहला नाम',
  'Last name': 'उपनाम',
  'Date of birth': 'जन्मतिथि',
  Photo: 'फ़ोटो',
  Picture: 'चित्र',
  Landmark: 'आस-पास की पहचान',
  Pincode: 'पिन कोड',
  'Referral code': 'रेफ़रल कोड',
  Search: 'खोज',
  Note: 'टिप्पणी',
  Text: 'पाठ',
  Id: 'पहचान संख्या',
  Signature: 'हस्ताक्षर',
  India: 'भारत',

  // Validation rules.
  'This password is easy to guess. Please choose another one.':
    'यह पासवर्ड आसानी से अनुमान लगाया जा सकता है। कृपया दूसरा चुनें।',
  'Password must be at most 128 characters': 'पासवर्ड में ज़्यादा से ज़्यादा 128 वर्ण हो सकते हैं',
  'Password must be at most 1000 characters': 'पासवर्ड में ज़्यादा से ज़्यादा 1000 वर्ण हो सकते हैं',
  'Referral code should have 4 to 20 letters and digits': 'रेफ़रल कोड में 4 से 20 अक्षर और अंक होने चाहिए',
  'Choose a state from the list': 'सूची में से राज्य चुनें',
  'Choose an address': 'एक पता चुनें',
  'Total is required': 'कुल राशि ज़रूरी है',
  'There is nothing to change': 'बदलने के लिए कुछ नहीं है',
  'The business value must be a whole number': 'बिज़नेस वैल्यू पूरी संख्या होनी चाहिए',
  'The business value must be at least 0': 'बिज़नेस वैल्यू कम से कम 0 होनी चाहिए',
  'The business value must be at most 1000000': 'बिज़नेस वैल्यू ज़्यादा से ज़्यादा 1000000 हो सकती है',
  'Product must be the id of a product': 'उत्पाद किसी मौजूद उत्पाद की पहचान होनी चाहिए',
  'Product must be at most 12 ids of products': 'ज़्यादा से ज़्यादा 12 उत्पाद की पहचान हो सकती है',
  'Brand must be the id of a brand': 'ब्रांड किसी मौजूद ब्रांड की पहचान होनी चाहिए',
  'Brand must be at most 20 ids of brands': 'ज़्यादा से ज़्यादा 20 ब्रांड की पहचान हो सकती है',
  'Lowest price must be a number from 0 to 10000000': 'सबसे कम कीमत 0 से 10000000 तक की संख्या होनी चाहिए',
  'Highest price must be a number from 0 to 10000000': 'सबसे ज़्यादा कीमत 0 से 10000000 तक की संख्या होनी चाहिए',
  'Points must be a whole number from 0 to 10000000': 'पॉइंट 0 से 10000000 तक की पूरी संख्या होने चाहिए',
  'In stock must be true': '‘In stock’ का मान true होना चाहिए',
  'No products found for this category': 'इस श्रेणी में कोई उत्पाद नहीं मिला',
  'This key was used for another lead.': 'यह अनुरोध किसी दूसरे संदेश के लिए भेजा जा चुका है।',
  'The request was cancelled.': 'अनुरोध रोक दिया गया।',

  // Login.
  'Token is required': 'आपका लॉगिन नहीं मिला',
  'Token is too long': 'आपका लॉगिन मान्य नहीं है',
  'Google sign-in failed. Please try again.': 'गूगल से साइन इन नहीं हो सका। कृपया फिर कोशिश करें।',
  'Page must be a whole number from 1 to 100000': 'पेज 1 से 100000 तक की पूरी संख्या होना चाहिए',
  'Limit must be a whole number from 1 to 100': 'सीमा 1 से 100 तक की पूरी संख्या होनी चाहिए',
  'Level must be a number': 'स्तर एक संख्या होना चाहिए',
  'Only products can be left out': 'केवल उत्पाद छोड़े जा सकते हैं',
  'Too many requests. Please try again later.': 'बहुत ज़्यादा अनुरोध आ गए हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'Too many requests. Please try again in 1 second.': 'बहुत ज़्यादा अनुरोध आ गए हैं। कृपया 1 सेकंड बाद फिर कोशिश करें।',
  'Too many incorrect codes. Log in with your password or Google, or contact us.':
    'बहुत ज़्यादा गलत कोड डाले गए। पासवर्ड या गूगल से लॉगिन करें, या हमसे संपर्क करें।',
  'You are sending too many files at once. Please try again in 5 seconds.':
    'आप एक साथ बहुत सारी फ़ाइलें भेज रहे हैं। कृपया 5 सेकंड बाद फिर कोशिश करें।',
  'The server is busy. Please try again in 3 seconds.': 'सर्वर व्यस्त है। कृपया 3 सेकंड बाद फिर कोशिश करें।',
  'The SMS could not be sent. Please try again.': 'एसएमएस नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  'The email could not be sent. Please try again.': 'ईमेल नहीं भेजा जा सका। कृपया फिर कोशिश करें।',

  // Payments.
  'The payment provider did not respond.': 'भुगतान सेवा से उत्तर नहीं आया।',
  'The payment could not be started.': 'भुगतान शुरू नहीं हो सका।',
  'The payment could not be refunded.': 'भुगतान वापस नहीं हो सका।',

  // The tree.
  'No associate has this referral code': 'यह रेफ़रल कोड किसी एसोसिएट का नहीं है',
  'No account has this id': 'इस पहचान का कोई खाता नहीं है',
  'This account is already an associate': 'यह खाता पहले से एसोसिएट का है',
  'Another associate has this referral code': 'यह रेफ़रल कोड किसी दूसरे एसोसिएट का है',
  'Only admins can assign referral codes.': 'रेफ़रल कोड केवल एडमिन देते हैं।',
  'This associate already has this sponsor.': 'इस एसोसिएट के स्पॉन्सर पहले से यही हैं।',
  'An associate cannot be placed below themselves or their own downline.':
    'कोई एसोसिएट अपने या अपनी टीम के नीचे नहीं आ सकता।',

  // Cart and wishlist.
  'Product removed from cart': 'उत्पाद कार्ट से हटा दिया गया',
  'Failed to remove from server': 'सर्वर से हटाया नहीं जा सका',
  'Error removing from cart': 'कार्ट से हटाने में गड़बड़ी हुई',
  'Removed from your wishlist': 'आपकी पसंद की सूची से हटा दिया गया',
  'No response from server': 'सर्वर से कोई उत्तर नहीं मिला',
};
