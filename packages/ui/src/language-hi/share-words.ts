import type { Messages } from '../language/index.ts';

/** Words by which pages are found and shared. */
export const shareWords: Messages = {
  'Herbs, nutrition, care and home essentials: everything on our shelves, with prices, points and what is left.':
    'जड़ी-बूटियाँ, पोषण, देखभाल और घर का सामान: हमारी दुकान में सब कुछ, दाम, पॉइंट और बचे हुए स्टॉक के साथ।',
  Shared: 'शेयर हो गया',
  'Link to this page': 'इस पृष्ठ का लिंक',
  'Page {page}': 'पृष्ठ {page}',
  '{title}, page {page}': '{title}, पृष्ठ {page}',
  'Ayurvedic care, nutrition and home essentials with prices, points and contents in plain words, delivered across India.':
    'आयुर्वेदिक देखभाल, पोषण और घर का ज़रूरी सामान: दाम, पॉइंट और सामग्री सीधे शब्दों में, पूरे भारत में डिलीवरी।',
};
