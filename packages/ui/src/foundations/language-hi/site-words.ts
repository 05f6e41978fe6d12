import type { Messages } from '../language/translate.ts';

/** Hindi texts of the site's pages and flows: titles, descriptions, and texts around a flow. */
export const siteWords: Messages = {
  'Page not found': 'पेज नहीं मिला',
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
  'All our products, with prices and points.': 'हमारे सभी उत्पाद, कीमत और पॉइंट के साथ।',
  'Coupons for your next order, with discounts, minimum amounts and end dates.':
    'आपके अगले ऑर्डर के लिए कूपन: छूट, न्यूनतम राशि और अंतिम तारीख के साथ।',
  'Health details': 'स्वास्थ्य संबंधी विवरण',
  'Device details': 'उपकरण का विवरण',
  'Cosmetic details': 'सौंदर्य उत्पाद का विवरण',
  'Home essential details': 'घरेलू सामान का विवरण',
  'Clothing details': 'कपड़ों का विवरण',

  // Orders.
  'Cancel this order?': 'यह ऑर्डर रद्द करें?',
  'It will not be sent, and its points will be cancelled.': 'यह नहीं भेजा जाएगा और इसके पॉइंट रद्द हो जाएँगे।',
  'New here? Sign up': 'नए हैं? साइन अप करें',
  'Log in to place your order': 'ऑर्डर करने के लिए लॉगिन करें',
  'Your cart will stay as it is.': 'आपका कार्ट ऐसा ही रहेगा।',

  // Login and sign-up.
  'Log in to {brand} with your mobile number, password or Google.':
    'अपने मोबाइल नंबर, पासवर्ड या गूगल से {brand} में लॉगिन करें।',
  'Sign up as an associate of {brand} with your mobile number, email or Google.':
    'अपने मोबाइल नंबर, ईमेल या गूगल से {brand} के एसोसिएट के रूप में साइन अप करें।',
  Registration: 'एसोसिएट साइन अप',
  'Sign up as an associate of {brand}.': '{brand} के एसोसिएट के रूप में साइन अप करें।',
  'Choose a new password': 'नया पासवर्ड चुनें',
  'Your account is ready. Log in with your username and password.':
    'आपका खाता तैयार है। अपने यूज़रनेम और पासवर्ड से लॉगिन करें।',
  'Joining is free, and you do not have to buy anything.': 'जुड़ना मुफ़्त है, और कुछ खरीदना ज़रूरी नहीं।',
  'You can end the agreement within {days} days, free of charge and without giving a reason.':
    '{days} दिनों तक आप बिना कारण और बिना खर्च के अनुबंध खत्म कर सकते हैं।',
  'Agreement and disclosures': 'अनुबंध और प्रकटीकरण',
  'Logging out…': 'लॉगआउट किया जा रहा है…',
};
