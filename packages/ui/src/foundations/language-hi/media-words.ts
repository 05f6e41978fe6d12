import type { Messages } from '../language/translate.ts';

/** Hindi texts of the media library of staff. */
export const mediaWords: Messages = {
  Media: 'तस्वीरें और मीडिया',
  'Image of the media library': 'मीडिया की तस्वीर',
  'Upload image': 'तस्वीर अपलोड करें',
  Upload: 'अपलोड करें',
  Uploaded: 'अपलोड हुआ',
  'No images': 'कोई तस्वीर नहीं',
  'Upload an image, then choose it in an article.': 'तस्वीर अपलोड करें, फिर उसे किसी लेख में चुनें।',
  'Alternative text': 'वैकल्पिक पाठ',
  'Alternative text in English': 'अंग्रेज़ी में वैकल्पिक पाठ',
  'Alternative text in Hindi': 'हिंदी में वैकल्पिक पाठ',
  'Alternative text in English is required': 'अंग्रेज़ी में वैकल्पिक पाठ लिखें',
  'Alternative text in Hindi is required': 'हिंदी में वैकल्पिक पाठ लिखें',
  'One sentence that says what the image shows, for readers who do not see it':
    'एक वाक्य कि तस्वीर में क्या है, उन पाठकों के लिए जो उसे नहीं देख पाते',
  'A JPEG, PNG, WebP, GIF or AVIF image, up to 5 MB': 'JPEG, PNG, WebP, GIF या AVIF तस्वीर, 5 MB तक',
  'Choose an image': 'एक तस्वीर चुनें',
  'Edit texts and focus': 'पाठ और केंद्र बिंदु बदलें',
  Texts: 'पाठ',
  Focus: 'केंद्र बिंदु',
  'Focus from the left': 'केंद्र बिंदु, बाएँ से',
  'Focus from the top': 'केंद्र बिंदु, ऊपर से',
  'Focus: {x}% from the left, {y}% from the top': 'केंद्र बिंदु: बाएँ से {x}%, ऊपर से {y}%',
  '{x}% from the left, {y}% from the top': 'बाएँ से {x}%, ऊपर से {y}%',
  'Press on what must stay visible, or move the point by arrow keys.':
    'जो हमेशा दिखना चाहिए उस पर दबाएँ, या तीर वाली कुंजियों से बिंदु खिसकाएँ।',
  'From the left, in percent': 'बाएँ से, प्रतिशत में',
  'From the top, in percent': 'ऊपर से, प्रतिशत में',
  'The focus is a whole number from 0 to 100': 'केंद्र बिंदु 0 से 100 तक की पूरी संख्या है',
  'In a wide space': 'चौड़ी जगह में',
  'In a square': 'चौकोर जगह में',
  File: 'फ़ाइल',
  Replace: 'बदल दें',
  'Replace image': 'तस्वीर बदल दें',
  'Another file': 'दूसरी फ़ाइल',
  'Every page that shows the image shows this file then; its texts and its focus stay':
    'जिन पेजों पर यह तस्वीर है, वे तब यह फ़ाइल दिखाएँगे; पाठ और केंद्र बिंदु वही रहेंगे',
  'Another person has changed this image. Look at it again before you replace it.':
    'किसी और ने यह तस्वीर बदली है। बदलने से पहले इसे फिर देखें।',
  'Delete this image for ever?': 'यह तस्वीर हमेशा के लिए हटाएँ?',
  'Where used': 'कहाँ दिखती है',
  'Nothing shows this image yet.': 'यह तस्वीर अभी कहीं नहीं दिखती।',
  'And {count} more': 'और {count}',
  '{used} of {total} used': '{total} में से {used} भरा है',
  'Space of the media library': 'मीडिया की जगह',
  'Image not found': 'तस्वीर नहीं मिली',
  'The media library is full: its images can have 500 MB together. Delete some that are not used.':
    'मीडिया की जगह भर गई है: सब तस्वीरें मिलकर 500 MB की हो सकती हैं। जो काम में नहीं हैं उन्हें हटाएँ।',
};
