import type { Messages } from '../language/translate.ts';

/** Hindi texts of the checkout's steps: delivery, payment, review. */
export const checkoutWords: Messages = {
  'How your order is brought': 'आपका ऑर्डर कैसे पहुँचाया जाए',
  'Standard delivery': 'सामान्य डिलीवरी',
  'Express delivery': 'तेज़ डिलीवरी',
  'Arrives by': 'पहुँचेगा',
  Coupon: 'कूपन',
  '{code} is not used:': '{code} नहीं लगा:',
  'How you pay': 'आप कैसे भुगतान करेंगे',
  UPI: 'यूपीआई',
  'Pay now with any UPI app': 'किसी भी यूपीआई ऐप से अभी भुगतान करें',
  'Pay now by debit or credit card': 'डेबिट या क्रेडिट कार्ड से अभी भुगतान करें',
  'I need a GST invoice for my business': 'मुझे अपने व्यवसाय के लिए जीएसटी बिल चाहिए',
  'GST number': 'जीएसटी नंबर',
  '15 letters and digits, as on your GST certificate': '15 अक्षर और अंक, जैसे आपके जीएसटी प्रमाणपत्र पर हैं',
  'GST number must be valid': 'जीएसटी नंबर सही होना चाहिए',
  'Place order and pay': 'ऑर्डर करें और भुगतान करें',
  'Your order was sent, and no answer came. Press again: it is placed only once.':
    'आपका ऑर्डर भेजा गया, पर उत्तर नहीं आया। फिर दबाएँ: ऑर्डर एक ही बार होगा।',
  'The total has changed. Please look at your order again.': 'कुल राशि बदल गई है। कृपया अपना ऑर्डर फिर देखें।',
  'Your cart has changed. Please look at your order again.': 'आपका कार्ट बदल गया है। कृपया अपना ऑर्डर फिर देखें।',
  'Something in your order is no longer sold. Please look at your order again.':
    'आपके ऑर्डर की कोई चीज़ अब नहीं बिकती। कृपया अपना ऑर्डर फिर देखें।',
  'Address not found': 'पता नहीं मिला',
  'The payment window could not be loaded.': 'भुगतान की विंडो लाई नहीं जा सकी।',
};
