import type { Messages } from '../language/translate.ts';

/** Hindi texts of the list in which staff reply to questions about products. */
export const productQuestionStaffWords: Messages = {
  'Product question': 'उत्पाद के बारे में सवाल',
  'Product questions': 'उत्पादों के बारे में सवाल',
  'Product questions to answer': 'जवाब के इंतज़ार में उत्पादों के सवाल',
  'No questions': 'कोई सवाल नहीं',
  'Members ask them on the pages of products.': 'सदस्य इन्हें उत्पादों के पेज पर पूछते हैं।',
  'Question date': 'सवाल की तारीख',
  'Published on': 'कब दिखाया गया',
  Published: 'दिखाया गया',
  Publish: 'प्रकाशित करें',
  'Answer in English': 'अंग्रेज़ी में जवाब',
  'Everyone can read it below the question.': 'इसे सवाल के नीचे सब पढ़ सकते हैं।',
  'Answer in Hindi': 'हिंदी में जवाब',
  'Answer question': 'सवाल का जवाब दें',
  'Withdraw answer': 'जवाब वापस लें',
  'Visitors who read the shop in Hindi see it in place of the English one.':
    'जो लोग दुकान हिंदी में पढ़ते हैं, उन्हें अंग्रेज़ी की जगह यह दिखेगा।',
  'The question is not shown any more, and is open again.': 'यह सवाल अब नहीं दिखेगा और फिर से खुला रहेगा।',
  'Please write an answer': 'कृपया जवाब लिखें',
  'Answer in English must be at most 2000 characters': 'अंग्रेज़ी के जवाब में अधिक से अधिक 2000 अक्षर हो सकते हैं',
  'Answer in Hindi must be at most 2000 characters': 'हिंदी के जवाब में अधिक से अधिक 2000 अक्षर हो सकते हैं',
  'Question not found': 'सवाल नहीं मिला',
  'This question has changed. It is shown as it is now.': 'यह सवाल बदल गया है। यह अब जैसा है, वैसा दिखाया गया है।',
  'Another member of staff must decide on your own question.':
    'आपके अपने सवाल पर किसी दूसरे कर्मचारी को निर्णय लेना होगा।',
  'Choose published, declined or open': 'प्रकाशित, अस्वीकृत या खुला चुनें',
};
