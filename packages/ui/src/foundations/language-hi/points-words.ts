import type { Messages } from '../language/translate.ts';

/** Hindi texts of the page of business values, with the server's messages about an entry. */
export const pointsWords: Messages = {
  'Loading Business Values': 'बिज़नेस वैल्यू लाई जा रही हैं',
  'Please wait while we fetch your data...': 'कृपया प्रतीक्षा करें, आपका डेटा लाया जा रहा है...',
  'Failed to fetch BV points': 'BV पॉइंट लाए नहीं जा सके',
  'Your points could not be loaded': 'आपके पॉइंट लाए नहीं जा सके',
  'Total Points': 'कुल पॉइंट',
  'Pending Points': 'लंबित पॉइंट',
  'Confirmed Points': 'पक्के पॉइंट',
  'Cancelled Points': 'रद्द पॉइंट',
  'Pending and confirmed': 'लंबित और पक्के',
  'Placed, not yet final': 'ऑर्डर हुए, अभी पक्के नहीं',
  'Delivered, not returned': 'पहुँच चुके, लौटाए नहीं गए',
  'Cancelled or returned': 'रद्द या वापस हुए',

  Transactions: 'लेन-देन',
  Pending: 'लंबित',
  'Pending Transactions': 'लंबित लेन-देन',
  'Confirmed Transactions': 'पक्के लेन-देन',
  'Cancelled Transactions': 'रद्द लेन-देन',
  'Search transactions...': 'लेन-देन खोजें...',
  '{from} to {to} of {count}': '{count} में से {from} से {to}',
  'No transaction matches': 'कोई लेन-देन मेल नहीं खाता',
  'Try part of the order number or another word.': 'ऑर्डर नंबर का कोई हिस्सा या दूसरा शब्द लिखकर देखें।',
  'Show all': 'सब दिखाएँ',
  'No transactions to show': 'दिखाने के लिए कोई लेन-देन नहीं है',
  'No pending transactions': 'कोई लंबित लेन-देन नहीं',
  'Points of your orders appear here first.': 'आपके ऑर्डर के पॉइंट पहले यहाँ आते हैं।',
  'No confirmed transactions': 'कोई पक्का लेन-देन नहीं',
  'Points move here when the return period ends.': 'वापसी की अवधि पूरी होने पर पॉइंट यहाँ आते हैं।',
  'No cancelled transactions': 'कोई रद्द लेन-देन नहीं',
  'Points from cancelled or returned orders appear here.': 'रद्द या वापस हुए ऑर्डर के पॉइंट यहाँ आते हैं।',
  'Valid till': 'कब तक मान्य',
  'Valid till {date}': '{date} तक मान्य',
  'Valid till: set when confirmed': 'कब तक मान्य: पक्के होने पर तय होगा',
  'Valid till: not applicable': 'कब तक मान्य: लागू नहीं',
  'Will be confirmed on {date}': '{date} को पक्के होंगे',
  'Expected to be confirmed by {date}': '{date} तक पक्के होने की उम्मीद',

  // One transaction and its ledger.
  'Set when confirmed': 'पक्के होने पर तय होगा',
  'Not applicable': 'लागू नहीं',
  Ledger: 'खाता-बही',
  'The ledger could not be loaded': 'खाता-बही नहीं लाई जा सकी',
  Date: 'तारीख',
  Order: 'ऑर्डर',
  'Open the order to see all its products.': 'सभी उत्पाद देखने के लिए ऑर्डर खोलें।',

  // The server's messages.
  'Order {number} placed': 'ऑर्डर {number} किया गया',
  'Order {number} cancelled': 'ऑर्डर {number} रद्द हुआ',
  'Order {number} returned': 'ऑर्डर {number} वापस हुआ',
  'Order {number} delivered and kept': 'ऑर्डर {number} पहुँचा, लौटाया नहीं गया',
  'Opening points': 'शुरुआती पॉइंट',
  'Opening points confirmed': 'शुरुआती पॉइंट पक्के हुए',
  'Opening points expired': 'शुरुआती पॉइंट की अवधि समाप्त हुई',
  'These points are from our earlier records.': 'ये पॉइंट हमारे पुराने रिकॉर्ड से हैं।',
  'Opening points are confirmed on the date that came with them.':
    'शुरुआती पॉइंट उनके साथ आई तारीख को पक्के हो जाते हैं।',
  'Points of order {number} expired': 'ऑर्डर {number} के पॉइंट की अवधि समाप्त हुई',
  'Confirmed points expire when their validity is over.': 'मान्यता अवधि पूरी होने पर पक्के पॉइंट समाप्त हो जाते हैं।',
  'Points are pending when an order is placed.': 'ऑर्डर करने पर उसके पॉइंट लंबित रहते हैं।',
  'Points are confirmed when the order is delivered and the 7 days to return it are over.':
    'ऑर्डर पहुँचने और वापसी के 7 दिन पूरे होने पर पॉइंट पक्के होते हैं।',
  'Points are cancelled when the order is cancelled or returned.': 'रद्द या वापस हुए ऑर्डर के पॉइंट रद्द होते हैं।',
  'You have 7 days after delivery to return the order. After that, these points are confirmed.':
    'डिलीवरी के बाद वापसी के लिए आपके पास 7 दिन हैं। उनके पूरे होने पर ये पॉइंट पक्के हो जाएँगे।',
  'These points are confirmed when the 7 days to return the order are over.':
    'वापसी के 7 दिन पूरे होने पर ये पॉइंट पक्के हो जाएँगे।',
  'These points are cancelled when we receive the returned order.':
    'लौटाया हुआ ऑर्डर हमें मिलने पर ये पॉइंट रद्द हो जाएँगे।',
};
