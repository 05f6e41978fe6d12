import type { Messages } from '../language/translate.ts';

/** Hindi texts of coupons, and the reasons that the server gives. */
export const couponWords: Messages = {
  Coupons: 'कूपन',
  'Use one coupon per order. Your cart shows the discount.': 'एक ऑर्डर पर एक कूपन लगाएँ। छूट आपके कार्ट में दिखेगी।',
  'Loading the coupons…': 'कूपन लाए जा रहे हैं…',
  'The coupons could not be loaded': 'कूपन लाए नहीं जा सके',
  'No coupons right now': 'अभी कोई कूपन नहीं है',
  'New coupons will appear here.': 'नए कूपन यहाँ दिखेंगे।',
  'Valid until {date}': '{date} तक मान्य',
  'On orders of {amount} or more': '{amount} या उससे ज़्यादा के ऑर्डर पर',
  'On any order': 'किसी भी ऑर्डर पर',
  'Up to {amount} off': 'ज़्यादा से ज़्यादा {amount} की छूट',
  'For your first order': 'आपके पहले ऑर्डर के लिए',
  'You can use it once': 'आप इसे एक बार इस्तेमाल कर सकते हैं',
  'You can use it {count} times': 'आप इसे {count} बार इस्तेमाल कर सकते हैं',
  Use: 'लगाएँ',

  'Coupon code': 'कूपन कोड',
  Apply: 'लगाएँ',
  'Checking…': 'जाँचा जा रहा है…',
  'You save {amount}': 'आपकी बचत {amount}',
  'Use {code}: you save {amount}': '{code} लगाएँ: आपकी बचत {amount}',
  'See all coupons': 'सभी कूपन देखें',
  'Enter a coupon code': 'कूपन कोड लिखें',
  'This coupon code does not exist.': 'यह कूपन कोड मौजूद नहीं है।',
  'This coupon is not valid yet.': 'यह कूपन अभी शुरू नहीं हुआ है।',
  'This coupon has expired.': 'इस कूपन की अवधि समाप्त हो गई है।',
  'This coupon is no longer available.': 'यह कूपन अब उपलब्ध नहीं है।',
  'This coupon is not for the products in your cart.': 'यह कूपन आपके कार्ट के उत्पादों के लिए नहीं है।',
  'You have already used this coupon.': 'आप इस कूपन का इस्तेमाल कर चुके हैं।',
  'This coupon is for first orders only.': 'यह कूपन केवल पहले ऑर्डर के लिए है।',
};
