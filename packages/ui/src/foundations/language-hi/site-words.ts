import type { Messages } from '../language/translate.ts';

/** Hindi texts of the site's pages and flows: titles, descriptions, and texts around a flow. */
export const siteWords: Messages = {
  'Page not found': 'पेज नहीं मिला',
  'Something broke': 'कुछ खराबी आ गई',
  Dashboard: 'डैशबोर्ड',
  'There is nothing to show here yet.': 'यहाँ दिखाने के लिए अभी कुछ नहीं है।',
  'You seem to be offline. Check your connection and try again.':
    'लगता है आप ऑफ़लाइन हैं। अपना कनेक्शन जाँचें और फिर कोशिश करें।',

  // The shop.
  'Our products': 'हमारे उत्पाद',
  'Category not found': 'यह श्रेणी नहीं मिली',
  Recommended: 'हमारी पसंद',
  'Newest first': 'नए पहले',
  'Most points': 'सबसे ज़्यादा पॉइंट',
  'Name: A to Z': 'नाम: A से Z',
  'Everything on our shelves, with prices, points and what is left.':
    'हमारी दुकान का सारा सामान: कीमत, पॉइंट और बचा हुआ स्टॉक।',
  'Coupons for your next order: what each takes off, from which amount on, and until when.':
    'आपके अगले ऑर्डर के लिए कूपन: कौन कितनी छूट देता है, कितनी राशि से और कब तक।',
  'Health details': 'स्वास्थ्य संबंधी विवरण',
  'Device details': 'उपकरण का विवरण',
  'Cosmetic details': 'सौंदर्य उत्पाद का विवरण',
  'Home essential details': 'घरेलू सामान का विवरण',
  'Clothing details': 'कपड़ों का विवरण',

  // Orders.
  'Cancel this order?': 'यह ऑर्डर रद्द करें?',
  'Nothing is sent then, and its points go back.': 'तब कुछ नहीं भेजा जाएगा और इसके पॉइंट वापस चले जाएँगे।',
  'Log in to place your order': 'ऑर्डर करने के लिए लॉगिन करें',
  'Your cart comes along.': 'आपका कार्ट साथ रहेगा।',

  // Login and sign-up.
  'Log in to {brand} with your mobile number, your password or Google.':
    'अपने मोबाइल नंबर, पासवर्ड या गूगल से {brand} में लॉगिन करें।',
  'Become an associate of {brand} with your mobile number, your mail address or Google.':
    'अपने मोबाइल नंबर, ईमेल या गूगल से {brand} के एसोसिएट बनें।',
  Registration: 'पंजीकरण',
  'Register as an associate of {brand}.': '{brand} के एसोसिएट के रूप में पंजीकरण करें।',
  'Choose a new password': 'नया पासवर्ड चुनें',
  'Your account is ready. Log in with your username and password.':
    'आपका खाता तैयार है। अपने यूज़रनेम और पासवर्ड से लॉगिन करें।',
  'Joining is free, and you need not buy anything.': 'जुड़ना मुफ़्त है, और कुछ खरीदना ज़रूरी नहीं।',
  'For {days} days you can end the agreement without a reason and without cost.':
    '{days} दिनों तक आप बिना कारण और बिना खर्च के अनुबंध खत्म कर सकते हैं।',
  'Agreement and disclosures': 'अनुबंध और प्रकटीकरण',
  'Logging out…': 'लॉगआउट किया जा रहा है…',
};
