import type { Messages } from '../language/translate.ts';

/** Hindi texts of the articles of staff. */
export const articleWords: Messages = {
  'Article not found': 'लेख नहीं मिला',
  'Kind must be blog or news': 'लेख ब्लॉग का हो या समाचार का',
  'Choose a drawing': 'एक चित्र चुनें',
  Slug: 'पते का अंत',

  // The text.
  'Text is required': 'पाठ लिखें',
  'The text contains a part that is not known': 'पाठ में ऐसा हिस्सा है जो यहाँ नहीं हो सकता',
  'The text contains an unreadable character': 'पाठ में ऐसा वर्ण है जो पढ़ा नहीं जाता',
  'A text begins with a heading': 'पाठ शीर्षक से शुरू होता है',
  'A heading of a text has the level 2': 'पाठ के शीर्षक का स्तर 2 होता है',
  'Two headings have the same fragment': 'दो शीर्षकों का पता एक ही है',
  'A fragment has small letters, digits and -': 'शीर्षक के पते में छोटे अक्षर, अंक और - होते हैं',
  'An entry of a list is one paragraph': 'सूची की हर प्रविष्टि एक अनुच्छेद होती है',
  'A list has no entries': 'सूची में कोई प्रविष्टि नहीं है',
  'A link begins with https://, http://, mailto: or /': 'लिंक https://, http://, mailto: या / से शुरू होता है',
  'A list has at most 50 entries': 'सूची में ज़्यादा से ज़्यादा 50 प्रविष्टियाँ हो सकती हैं',
  'A paragraph has at most 200 parts': 'अनुच्छेद में ज़्यादा से ज़्यादा 200 हिस्से हो सकते हैं',
  'A part of a text has at most 5000 characters': 'पाठ के एक हिस्से में ज़्यादा से ज़्यादा 5000 वर्ण हो सकते हैं',
  'A text has at most 200 blocks': 'पाठ में ज़्यादा से ज़्यादा 200 खंड हो सकते हैं',
  'A text has at most 30000 characters': 'पाठ में ज़्यादा से ज़्यादा 30000 वर्ण हो सकते हैं',
};
