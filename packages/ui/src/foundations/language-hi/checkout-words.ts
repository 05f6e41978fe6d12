import type { Messages } from '../language/translate.ts';

/** Hindi texts of the checkout's steps: delivery, payment, review. */
export const checkoutWords: Messages = {
  'Cash on delivery is not available at this PIN code. Pay by UPI or card.':
    'इस पिन कोड पर डिलीवरी के समय नकद भुगतान नहीं हो सकता। UPI या कार्ड से भुगतान करें।',
  'Delivers to {pin} by {day}': '{pin} पर {day} तक डिलीवरी',
  'PIN code of the delivery': 'डिलीवरी का पिन कोड',
  'When is it delivered?': 'डिलीवरी कब होगी?',
  'Enter a PIN code': 'पिन कोड लिखें',
  'A PIN code has 6 digits': 'पिन कोड में 6 अंक होते हैं',
  'Delivery options': 'डिलीवरी के विकल्प',
  'Standard delivery': 'सामान्य डिलीवरी',
  'Express delivery': 'तेज़ डिलीवरी',
  'Arrives by': 'पहुँचेगा',
  Coupon: 'कूपन',
  '{code} not applied:': '{code} नहीं लगा:',
  'Payment method': 'भुगतान का तरीका',
  UPI: 'यूपीआई',
  'Pay now with any UPI app': 'किसी भी यूपीआई ऐप से अभी भुगतान करें',
  'Pay now by debit or credit card': 'डेबिट या क्रेडिट कार्ड से अभी भुगतान करें',
  'I need a GST invoice for my business': 'मुझे अपने व्यवसाय के लिए जीएसटी बिल चाहिए',
  'GST number': 'जीएसटी नंबर',
  '15 letters and digits, as on your GST certificate': '15 अक्षर और अंक, जैसे आपके जीएसटी प्रमाणपत्र पर हैं',
  'GST number must be valid': 'जीएसटी नंबर सही होना चाहिए',
  'Place order and pay': 'ऑर्डर करें और भुगतान करें',
  'We did not get a confirmation. Press again: your order is placed only once.':
    'हमें पुष्टि नहीं मिली। फिर दबाएँ: आपका ऑर्डर एक ही बार होगा।',
  'The total has changed. Please review your order.': 'कुल राशि बदल गई है। कृपया अपना ऑर्डर जाँच लें।',
  'Your cart has changed. Please review your order.': 'आपका कार्ट बदल गया है। कृपया अपना ऑर्डर जाँच लें।',
  'An item in your order is no longer available. Please review your order.':
    'आपके ऑर्डर की कोई चीज़ अब उपलब्ध नहीं है। कृपया अपना ऑर्डर जाँच लें।',
  'Address not found': 'पता नहीं मिला',
  'The payment window could not be loaded.': 'भुगतान की विंडो लाई नहीं जा सकी।',

  // Cash on delivery and the limits of orders.
  'Cash on delivery needs a verified mobile number.': 'कैश ऑन डिलीवरी के लिए सत्यापित मोबाइल नंबर ज़रूरी है।',
  'This amount is too high for cash on delivery. Please choose another payment method.':
    'यह राशि कैश ऑन डिलीवरी के लिए बहुत ज़्यादा है। कृपया भुगतान का दूसरा तरीका चुनें।',
  'The shop is not open yet. Please come back later.': 'दुकान अभी खुली नहीं है। कृपया बाद में आएँ।',
  'You have too many unpaid, unconfirmed orders. Pay for one, cancel one, or wait for us to confirm one.':
    'आपके बहुत से ऑर्डर का न भुगतान हुआ है, न पुष्टि। किसी एक का भुगतान करें, किसी एक को रद्द करें, या हमारी पुष्टि का इंतज़ार करें।',
  'You have too many unpaid orders. Pay for one or cancel one first.':
    'आपके बहुत से ऑर्डर का भुगतान बाकी है। पहले किसी एक का भुगतान करें या किसी एक को रद्द करें।',
  'You have too many unpaid orders. Pay for one, cancel one, or verify your email or mobile number in your profile.':
    'आपके बहुत से ऑर्डर का भुगतान बाकी है। किसी एक का भुगतान करें, किसी एक को रद्द करें, या अपनी प्रोफ़ाइल में अपना ईमेल या मोबाइल नंबर सत्यापित करें।',
  'An order can have at most 200 items': 'एक ऑर्डर में ज़्यादा से ज़्यादा 200 नग हो सकते हैं',
  'The order was not confirmed in time.': 'ऑर्डर की पुष्टि समय पर नहीं हुई।',
  'Verify a mobile number': 'मोबाइल नंबर सत्यापित करें',
  'Your mobile number': 'आपका मोबाइल नंबर',
  'We will send a code to this number. Once verified, you can log in with it.':
    'हम इस नंबर पर एक कोड भेजेंगे। सत्यापन के बाद आप इससे लॉगिन कर सकते हैं।',
  'Add your mobile number in your profile and verify it there.':
    'अपनी प्रोफ़ाइल में अपना मोबाइल नंबर जोड़ें और वहीं सत्यापित करें।',
  'Please add this number in your profile. We will ask for your password or a code there.':
    'कृपया यह नंबर अपनी प्रोफ़ाइल में डालें। वहाँ हम आपका पासवर्ड या एक कोड पूछेंगे।',
};
