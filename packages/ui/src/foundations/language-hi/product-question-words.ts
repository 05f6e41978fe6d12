import type { Messages } from '../language/translate.ts';

/** Hindi texts of the questions about products. */
export const productQuestionWords: Messages = {
  'Questions and answers': 'सवाल और जवाब',
  'There are no questions yet.': 'अभी कोई सवाल नहीं है।',
  'The questions could not be loaded': 'सवाल लोड नहीं हो सके',
  'Asked by {name}': '{name} ने पूछा',
  'Answer by the company': 'कंपनी का जवाब',
  'Login to ask': 'पूछने के लिए लॉगिन करें',
  'Ask a question': 'सवाल पूछें',
  'We publish it with our answer, your first name and the first letter of your last name.':
    'हम इसे अपने जवाब, आपके पहले नाम और उपनाम के पहले अक्षर के साथ दिखाते हैं।',
  'Send question': 'सवाल भेजें',
  'What would you like to know?': 'आप क्या जानना चाहते हैं?',
  'Ask about the product, in 10 to 500 characters. Leave out telephone numbers and addresses.':
    'उत्पाद के बारे में 10 से 500 अक्षरों में पूछें। फ़ोन नंबर और पते न लिखें।',
  'Write at least 10 characters': 'कम से कम 10 अक्षर लिखें',
  'Question must be at most 500 characters': 'सवाल में अधिक से अधिक 500 अक्षर हो सकते हैं',
  'Your question was sent. We publish it with our answer.':
    'आपका सवाल भेज दिया गया। हम इसे अपने जवाब के साथ दिखाएँगे।',
  'You have asked this question already.': 'आप यह सवाल पहले ही पूछ चुके हैं।',
  'You can have at most 5 open questions. Please wait for our answers.':
    'आपके अधिक से अधिक 5 सवाल खुले रह सकते हैं। कृपया हमारे जवाबों का इंतज़ार करें।',
  'We answered your question about {product}.': 'हमने {product} के बारे में आपके सवाल का जवाब दिया है।',
  'We could not answer your question about {product}. Reason: {reason}':
    'हम {product} के बारे में आपके सवाल का जवाब नहीं दे सके। कारण: {reason}',
};
