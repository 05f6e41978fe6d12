import type { Messages } from '../language/translate.ts';

/** Hindi texts for search engines and shared links. */
export const shareWords: Messages = {
  'The brands in our shop: who makes the products, and all products of each with prices and points.':
    'हमारी दुकान के ब्रांड: उत्पाद कौन बनाता है, और हर ब्रांड के सभी उत्पाद, दाम और पॉइंट के साथ।',
  'All products of {name} in our shop, with prices, points and what is in them.':
    'हमारी दुकान में {name} के सभी उत्पाद, दाम, पॉइंट और सामग्री के साथ।',
  'Herbs, nutrition, care and home essentials, with prices and points.':
    'जड़ी-बूटियाँ, पोषण, देखभाल और घर का सामान, कीमत और पॉइंट के साथ।',
  Shared: 'शेयर हो गया',
  'Link to this page': 'इस पेज का लिंक',
  'Page {page}': 'पेज {page}',
  '{title}, page {page}': '{title}, पेज {page}',
  'Ayurvedic care, nutrition and home essentials with prices, points and contents in plain words, delivered across India.':
    'आयुर्वेदिक देखभाल, पोषण और घर का ज़रूरी सामान: कीमत, पॉइंट और सामग्री सीधे शब्दों में, पूरे भारत में डिलीवरी।',
};
