import type { Messages } from '../language/translate.ts';

/** Hindi texts of the articles of staff. */
export const articleWords: Messages = {
  'Article not found': 'लेख नहीं मिला',
  'Kind must be blog or news': 'लेख ब्लॉग का हो या समाचार का',
  'Choose a drawing': 'एक चित्र चुनें',
  Slug: 'पते का अंत',
  Article: 'लेख',
  Address: 'पता',
  Summary: 'सारांश',
  'Address is required': 'पता लिखें',
  'Summary is required': 'सारांश लिखें',
  'An address has small letters and digits, with - between words': 'पते में छोटे अक्षर और अंक होते हैं, शब्दों के बीच -',
  'Another article has this address': 'इस पते पर दूसरा लेख है',
  'The address of a published article never changes': 'प्रकाशित लेख का पता नहीं बदलता',
  'Choose a state': 'एक स्थिति चुनें',
  'Choose a time': 'एक समय चुनें',
  'Choose a time in the future': 'आगे का समय चुनें',
  'Translation can only be missing': 'अनुवाद के लिए केवल ‘missing’ चुना जा सकता है',
  'Version not found': 'यह संस्करण नहीं मिला',
  'This article is a sample. Change its texts first.': 'यह लेख नमूना है। पहले इसका पाठ बदलें।',
  'Visitors see this article. Publish the change now, or unpublish it first.':
    'यह लेख पाठकों को दिख रहा है। बदलाव अभी प्रकाशित करें, या पहले इसे हटाएँ।',
  'This version is published already.': 'यह संस्करण पहले से प्रकाशित है।',
  'This article is not published.': 'यह लेख प्रकाशित नहीं है।',

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
