import type { Messages } from '../language/translate.ts';

/** Sentences that rules and the server compose; their values are already inserted. */
export const composedWords: Messages = {
  '{field} must be at most {count} characters': '‘{field}’ में ज़्यादा से ज़्यादा {count} वर्ण हो सकते हैं',
  '{field} must be at least {count} characters': '‘{field}’ में कम से कम {count} वर्ण होने चाहिए',
  '{field} contains an unreadable character': '‘{field}’ में ऐसा वर्ण है जो पढ़ा नहीं जा सकता',
  '{field} is not valid.': '‘{field}’ सही नहीं है।',
  '{field} must be one of: {values}.': '‘{field}’ इनमें से एक होना चाहिए: {values}।',
  'Quantity must be at most {count}': 'मात्रा ज़्यादा से ज़्यादा {count} हो सकती है',
  'The file has more than {count} rows. Split it.': 'फ़ाइल में {count} से ज़्यादा पंक्तियाँ हैं। उसे बाँट दें।',
  'A cart can have at most {count} products': 'कार्ट में ज़्यादा से ज़्यादा {count} उत्पाद रह सकते हैं',
  'An order can have at most {count} products': 'एक ऑर्डर में ज़्यादा से ज़्यादा {count} उत्पाद हो सकते हैं',
  'Too many requests. Please try again in {count} seconds.':
    'बहुत ज़्यादा अनुरोध आ गए हैं। कृपया {count} सेकंड बाद फिर कोशिश करें।',
  'Too many requests. Please try again in {count} minutes.':
    'बहुत ज़्यादा अनुरोध आ गए हैं। कृपया {count} मिनट बाद फिर कोशिश करें।',
  'Too many requests. Please try again in {count} hours.':
    'बहुत ज़्यादा अनुरोध आ गए हैं। कृपया {count} घंटे बाद फिर कोशिश करें।',
  // The sentences with a size come first: the others match them too.
  'Sold out: {name}, size {size}': 'स्टॉक समाप्त: {name}, साइज़ {size}',
  'Only {count} left of {name}, size {size}': '{name}, साइज़ {size} के केवल {count} बचे हैं',
  'No longer available: {name}, size {size}': 'अब उपलब्ध नहीं: {name}, साइज़ {size}',
  'Sold out: {name}': 'स्टॉक समाप्त: {name}',
  'Only {count} left of {name}': '{name} के केवल {count} बचे हैं',
  'Only {count} left': 'केवल {count} बचे हैं',
  'No longer available: {name}': 'अब उपलब्ध नहीं: {name}',
  'No longer in the shop, so not on your wishlist: {name}':
    'अब दुकान में नहीं है, इसलिए पसंद की सूची में नहीं रखा गया: {name}',
  'Could not be added: {name}': 'जोड़ा नहीं जा सका: {name}',
  'Until your email or mobile number is verified, your unpaid orders can have at most {count} items. Verify one in your profile, or order fewer.':
    'जब तक आपका ईमेल या मोबाइल नंबर सत्यापित नहीं है, आपके बिना भुगतान वाले ऑर्डर में कुल मिलाकर ज़्यादा से ज़्यादा {count} नग हो सकते हैं। अपनी प्रोफ़ाइल में कोई एक सत्यापित करें, या कम नग मँगाएँ।',
  'Too many items from your network are waiting for payment. Pay for your unpaid orders, or try again in {count} minutes.':
    'आपके नेटवर्क से मँगाए गए बहुत से नगों का भुगतान बाकी है। अपने बाकी ऑर्डर का भुगतान करें, या {count} मिनट बाद फिर कोशिश करें।',
  'A cart can have at most {count} of {name}': 'कार्ट में {name} ज़्यादा से ज़्यादा {count} रह सकते हैं',
  'This coupon is for orders of {amount} or more.': 'यह कूपन {amount} या उससे ज़्यादा के ऑर्डर के लिए है।',
  'Coupon {code} was removed from your cart: {reason}': 'कूपन {code} आपके कार्ट से हटा दिया गया है: {reason}',
  'You can have at most {count} open requests.': 'आपके ज़्यादा से ज़्यादा {count} अनुरोध एक साथ खुले रह सकते हैं।',
  'You can wait for at most {count} products at once.':
    'आप एक साथ ज़्यादा से ज़्यादा {count} उत्पादों का इंतज़ार कर सकते हैं।',
  'Your orders go to {name}, {city}.': 'आपके ऑर्डर {name}, {city} को भेजे जाएँगे।',
  'You can save at most {count} addresses.': 'आप ज़्यादा से ज़्यादा {count} पते सहेज सकते हैं।',
  'This list shows only the nearest {count} associates in {levels} levels. Open an associate further down, or search.':
    'केवल {levels} स्तरों तक के सबसे पास के {count} एसोसिएट दिखाए जा सकते हैं। नीचे के किसी एसोसिएट को खोलें, या खोजें।',
  '{name} is in the team of {associate}: {chain}.': '{name} पहले से {associate} की टीम में हैं: {chain}।',

  // Records of staff.
  'This image is shown by {titles} and {count} more. Choose another image there first.':
    'यह तस्वीर {titles} में और {count} दूसरी जगहों पर दिखती है। पहले वहाँ दूसरी तस्वीर चुनें।',
  'This image is shown by {titles}. Choose another image there first.':
    'यह तस्वीर {titles} में दिखती है। पहले वहाँ दूसरी तस्वीर चुनें।',
  'A register has at most {count} days': 'एक रजिस्टर में ज़्यादा से ज़्यादा {count} दिन हो सकते हैं',
  'At most {count} products': 'ज़्यादा से ज़्यादा {count} उत्पाद',
  'At most {count} categories': 'ज़्यादा से ज़्यादा {count} श्रेणियाँ',
  'Total uses cannot be less than {count}, the uses so far':
    'कुल इस्तेमाल {count} से कम नहीं हो सकते: इतनी बार यह लग चुका है',
  'We do not deliver to {pin} yet.': 'हम अभी {pin} पर डिलीवरी नहीं करते।',
  'Write a whole number from {min} to {max}': '{min} से {max} तक की पूरी संख्या लिखें',
  '{field} must be a whole number from 1 to {count}': '‘{field}’ 1 से {count} तक की पूरी संख्या होनी चाहिए',
  '{field} must be more than 0': '‘{field}’ 0 से ज़्यादा होना चाहिए',
  '{field} can have at most 2 decimals': '‘{field}’ में दशमलव के बाद ज़्यादा से ज़्यादा 2 अंक हो सकते हैं',
  '{field} must be rupees such as 1250.50': '‘{field}’ रुपये में होना चाहिए, जैसे 1250.50',
  'At most {count} details': 'ज़्यादा से ज़्यादा {count} जानकारियाँ',
  'At most {count} images': 'ज़्यादा से ज़्यादा {count} तस्वीरें',
  'At most {count} products at a time': 'एक बार में ज़्यादा से ज़्यादा {count} उत्पाद',
  'At most {count} sizes': 'ज़्यादा से ज़्यादा {count} साइज़',
  'Facts must be at most {count} lines of a name, a colon and a value':
    'तथ्य ज़्यादा से ज़्यादा {count} पंक्तियाँ हों: नाम, कोलन और मान',
  'At most {count} names of details': 'ज़्यादा से ज़्यादा {count} जानकारियों के नाम',
  'At most {count} subcategories': 'ज़्यादा से ज़्यादा {count} उपश्रेणियाँ',
  'Points must be at most {count}': 'पॉइंट ज़्यादा से ज़्यादा {count} हो सकते हैं',
  'Price must be at most {count}': 'कीमत ज़्यादा से ज़्यादा {count} हो सकती है',
  'Sale price must be at most {count}': 'सेल की कीमत ज़्यादा से ज़्यादा {count} हो सकती है',
  'Price of the size must be at most {count}': 'साइज़ की कीमत ज़्यादा से ज़्यादा {count} हो सकती है',
  'Maximum retail price of the size must be at most {count}':
    'साइज़ का अधिकतम खुदरा मूल्य ज़्यादा से ज़्यादा {count} हो सकता है',
  'Amount must be at most {count}': 'राशि ज़्यादा से ज़्यादा {count} हो सकती है',

  // Texts of packs and products.
  '{count} months from packing': 'पैकिंग से {count} महीने तक',
  '{points} BV per unit. Pending when you order, confirmed after delivery once the return window is over.':
    'हर नग पर {points} BV। ऑर्डर करने पर लंबित, और डिलीवरी के बाद वापसी की अवधि पूरी होने पर पक्के।',
  'Order {number} could not take this step.': 'ऑर्डर {number} यह चरण नहीं ले सका।',
  'At most {count} orders at once': 'एक साथ ज़्यादा से ज़्यादा {count} ऑर्डर',
};
