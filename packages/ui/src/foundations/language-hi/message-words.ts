import type { Messages } from '../language/translate.ts';

/** Toasts of the machines, and the server's messages about failures. */
export const messageWords: Messages = {
  'Not found': 'नहीं मिला',
  'You do not have permission to do this.': 'आपको यह करने की अनुमति नहीं है।',
  'Token expired': 'आपका लॉगिन समाप्त हो गया है',
  'Failed to verify token': 'आपका लॉगिन जाँचा नहीं जा सका',
  'Login Successful': 'लॉगिन सफल हुआ',
  'User is verified': 'आपका नंबर सत्यापित हो गया',
  'Signup failed. Please try again.': 'साइन अप नहीं हो सका। कृपया फिर कोशिश करें।',
  'This username is taken': 'यह यूज़रनेम लिया जा चुका है',
  'This link is no longer valid. Request a new one.': 'यह लिंक अब मान्य नहीं है। नया लिंक माँगें।',
  'Sign-in failed. Please try again.': 'साइन इन नहीं हो सका। कृपया फिर कोशिश करें।',
  'Google sign-in is not configured.': 'गूगल से साइन इन अभी उपलब्ध नहीं है।',

  // Cart and wishlist.
  'View cart': 'कार्ट देखें',
  'Your coupon no longer applies to this cart. The summary says why.':
    'आपका कूपन अब इस कार्ट पर लागू नहीं है। कारण सारांश में है।',
  'Product added to cart successfully': 'उत्पाद कार्ट में जुड़ गया',
  'Failed to sync with server': 'सर्वर से मिलान नहीं हो सका',
  'Added to your wishlist': 'आपकी पसंद की सूची में जुड़ गया',
  'Product not found': 'यह उत्पाद नहीं मिला',
  'Choose a size': 'साइज़ चुनें',
  'Choose a size from the list': 'सूची में से साइज़ चुनें',
  'This product is sold out.': 'यह उत्पाद खत्म हो गया है।',
  'Your cart is full.': 'आपका कार्ट भर गया है।',
  'Quantity must be a whole number': 'मात्रा पूरी संख्या होनी चाहिए',
  'Quantity must be at least 1': 'मात्रा कम से कम 1 होनी चाहिए',

  // Addresses.
  'Failed to fetch addresses': 'पते नहीं लाए जा सके',
  'Unknown error occurred': 'कोई अज्ञात गड़बड़ी हुई',
  'An unexpected error occurred.': 'कोई अनपेक्षित गड़बड़ी हुई।',

  // Orders, payments, invoices.
  'Order cancelled': 'ऑर्डर रद्द हो गया',
  'There is nothing to order': 'ऑर्डर करने के लिए कुछ नहीं है',
  'Choose a delivery option': 'डिलीवरी का विकल्प चुनें',
  'Choose a payment method': 'भुगतान का तरीका चुनें',
  'This key was used for another order.': 'यह अनुरोध किसी दूसरे ऑर्डर के लिए भेजा जा चुका है।',
  'This order can no longer be cancelled.': 'यह ऑर्डर अब रद्द नहीं किया जा सकता।',
  'This order has no invoice.': 'इस ऑर्डर का कोई बिल नहीं है।',
  'No payment has been started for this order.': 'इस ऑर्डर का भुगतान शुरू नहीं हुआ है।',
  'The payment could not be confirmed.': 'भुगतान की पुष्टि नहीं हो सकी।',
  'The payment failed.': 'भुगतान नहीं हो सका।',

  // The tree and member requests.
  'No associate has this id': 'इस पहचान का कोई एसोसिएट नहीं है',
  'The requested sponsor is no longer available.': 'चुने गए स्पॉन्सर अब उपलब्ध नहीं हैं।',
  'Only the associate can choose to share their contact details.':
    'संपर्क जानकारी साझा करना है या नहीं, यह केवल एसोसिएट ही तय कर सकते हैं।',
};
