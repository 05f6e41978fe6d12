import type { Messages } from '../language/translate.ts';

/** Hindi texts of the list in which staff decide on reviews. */
export const reviewStaffWords: Messages = {
  'Product review': 'उत्पाद की समीक्षा',
  Stars: 'स्टार',
  '5 stars': '5 स्टार',
  '4 stars': '4 स्टार',
  '3 stars': '3 स्टार',
  '2 stars': '2 स्टार',
  'Reviews to look at': 'देखने के लिए समीक्षाएँ',
  'No reviews': 'कोई समीक्षा नहीं',
  'Buyers write reviews on the pages of products.': 'खरीदार उत्पादों के पेज पर समीक्षाएँ लिखते हैं।',
  'Shown name': 'दिखने वाला नाम',
  'Everyone can see it from now on. Its author is notified.': 'अब से यह सबको दिखेगी। लेखक को सूचना मिलेगी।',
  'Why it is not shown': 'यह क्यों नहीं दिखाई जाती',
  'This review has changed. It is shown as it is now.': 'यह समीक्षा बदल गई है। यह अब जैसी है, वैसी दिखाई गई है।',
  'Choose approved or declined': 'स्वीकृत या अस्वीकृत चुनें',
  'Stars must be from 1 to 5': 'स्टार 1 से 5 तक हो सकते हैं',
  'Another member of staff must decide on your own review.':
    'आपकी अपनी समीक्षा पर किसी दूसरे कर्मचारी को निर्णय लेना होगा।',
};
