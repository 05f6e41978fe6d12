import type { Messages } from '../language/translate.ts';

/** Hindi texts of the dialog 'Edit Profile', with the messages of its rules and the server. */
export const profileWords: Messages = {
  // Username, birth date and further contacts.
  'More details': 'और जानकारी',
  'Edit more details': 'और जानकारी बदलें',
  'You can log in with it. Letters and numbers only.': 'इससे आप लॉगिन कर सकते हैं। केवल अंग्रेज़ी अक्षर और अंक।',
  'A new username needs your password. Leave it empty if you have none.':
    'नए यूज़रनेम के लिए आपका पासवर्ड चाहिए। अगर पासवर्ड नहीं है, तो खाली छोड़ दें।',
  'Enter your password to change your username.': 'यूज़रनेम बदलने के लिए अपना पासवर्ड डालें।',
  'Members are 18 or older': 'सदस्य 18 या ज़्यादा उम्र के होते हैं',
  'Other emails': 'दूसरे ईमेल',
  'Other phone numbers': 'दूसरे फ़ोन नंबर',
  'Up to 3, with commas between them': 'ज़्यादा से ज़्यादा 3, बीच में कॉमा लगाएँ',
  'Enter at most 3, with commas between them': 'ज़्यादा से ज़्यादा 3 लिखें, बीच में कॉमा लगाएँ',
  'You must be 18 or older': 'आपकी उम्र 18 या ज़्यादा होनी चाहिए',
  'Date of Birth is not valid': 'जन्म तिथि सही नहीं है',

  'Edit Profile': 'प्रोफ़ाइल बदलें',
  'Uploading the photo': 'फ़ोटो अपलोड हो रही है',
  'Change Photo': 'तस्वीर बदलें',
  'First Name': 'पहला नाम',
  'Last Name': 'उपनाम',
  'Select Gender': 'लिंग चुनें',
  male: 'पुरुष',
  female: 'महिला',
  other: 'अन्य',
  'Save Changes': 'बदलाव सहेजें',
  'First name is required': 'पहला नाम ज़रूरी है',
  'Last name is required': 'उपनाम ज़रूरी है',
  'Phone is required': 'फ़ोन नंबर ज़रूरी है',
  'Enter valid 10-digit phone': '10 अंकों का सही फ़ोन नंबर लिखें',
  'Gender is required': 'लिंग चुनना ज़रूरी है',
  'This photo is larger than 5 MB. Choose a smaller one.': 'यह तस्वीर 5 MB से बड़ी है। कोई छोटी तस्वीर चुनें।',
  'This photo has more than 25 megapixels. Choose a smaller one.':
    'यह तस्वीर 25 मेगापिक्सेल से बड़ी है। कोई छोटी तस्वीर चुनें।',
  'This photo is more than 12,000 px wide or high. Choose a smaller one.':
    'यह तस्वीर 12,000 px से ज़्यादा चौड़ी या ऊँची है। कोई छोटी तस्वीर चुनें।',
  'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.':
    'यह तस्वीर पढ़ी नहीं जा सकी। कोई JPEG, PNG, WebP, GIF या AVIF तस्वीर चुनें।',
  'This email already has an account': 'इस ईमेल पर पहले से एक खाता है',
  'This mobile number already has an account': 'इस मोबाइल नंबर पर पहले से एक खाता है',
  'Your account was changed meanwhile. Reload the page and try again.':
    'इस बीच आपका खाता बदल गया। पेज को फिर से लोड करके दोबारा कोशिश करें।',
  'Not verified yet.': 'अभी सत्यापित नहीं है।',
  'Verify mobile number': 'मोबाइल नंबर सत्यापित करें',
  'Verify email': 'ईमेल सत्यापित करें',
  'Verify your mobile number': 'अपना मोबाइल नंबर सत्यापित करें',
  'Verify your email': 'अपना ईमेल सत्यापित करें',
  'Once verified, you can log in with it.': 'सत्यापित होने के बाद आप इससे लॉगिन कर सकते हैं।',
  'Mobile number verified': 'मोबाइल नंबर सत्यापित हो गया',
  'Email verified': 'ईमेल सत्यापित हो गया',
  'This is already verified.': 'यह पहले से सत्यापित है।',
  Back: 'वापस',
  'To change your email or mobile number, confirm that it is you.':
    'अपना ईमेल या मोबाइल नंबर बदलने के लिए पुष्टि करें कि यह आप हैं।',
  'We will send it to your verified mobile number or email.': 'हम इसे आपके सत्यापित मोबाइल नंबर या ईमेल पर भेजेंगे।',
  'Enter your password to change your email or mobile number.':
    'अपना ईमेल या मोबाइल नंबर बदलने के लिए अपना पासवर्ड डालें।',
  'Enter the code that we send to your verified contact.': 'वह कोड डालें जो हम आपके सत्यापित संपर्क पर भेजते हैं।',
  'Profile updated successfully!': 'प्रोफ़ाइल अपडेट हो गई!',
  'Failed to update profile': 'प्रोफ़ाइल अपडेट नहीं हो सकी',
  'Error updating profile': 'प्रोफ़ाइल अपडेट करते समय कुछ गड़बड़ हो गई',
};
