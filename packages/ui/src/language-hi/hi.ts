import type { Messages } from '../language/index.ts';
import { accountWords } from './account-words.ts';
import { addressWords } from './address-words.ts';
import { cartWords } from './cart-words.ts';
import { checkoutWords } from './checkout-words.ts';
import { composedWords } from './composed-words.ts';
import { contentWords } from './content-words.ts';
import { couponWords } from './coupon-words.ts';
import { grievanceWords } from './grievance-words.ts';
import { labelWords } from './label-words.ts';
import { manageWords } from './manage-words.ts';
import { messageWords } from './message-words.ts';
import { offlineWords } from './offline-words.ts';
import { orderWords } from './order-words.ts';
import { paymentWords } from './payment-words.ts';
import { pointsWords } from './points-words.ts';
import { privacyWords } from './privacy-words.ts';
import { profileWords } from './profile-words.ts';
import { refusalWords } from './refusal-words.ts';
import { searchWords } from './search-words.ts';
import { shareWords } from './share-words.ts';
import { shellWords } from './shell-words.ts';
import { sampleWords } from './sample-words.ts';
import { shopWords } from './shop-words.ts';
import { siteWords } from './site-words.ts';
import { stateNames } from './state-names.ts';
import { teamWords } from './team-words.ts';

/** The Hindi of every word in this library, and of what reaches it by props. The English text is the key. */
export const hi: Messages = {
  ...accountWords,
  ...addressWords,
  ...cartWords,
  ...checkoutWords,
  ...composedWords,
  ...contentWords,
  ...couponWords,
  ...grievanceWords,
  ...labelWords,
  ...manageWords,
  ...messageWords,
  ...offlineWords,
  ...orderWords,
  ...paymentWords,
  ...pointsWords,
  ...privacyWords,
  ...profileWords,
  ...refusalWords,
  ...searchWords,
  ...shareWords,
  ...shellWords,
  ...sampleWords,
  ...shopWords,
  ...siteWords,
  ...stateNames,
  ...teamWords,
  Home: 'होम',
  Shop: 'दुकान',
  Join: 'जुड़ें',
  Main: 'मुख्य',
  Company: 'कंपनी',
  Close: 'बंद करें',
  Dismiss: 'हटाएँ',
  Notifications: 'सूचनाएँ',
  Pages: 'पृष्ठ',
  Previous: 'पिछला',
  Next: 'अगला',
  'Quick links': 'झटपट लिंक',
  'Skip to content': 'सीधे सामग्री पर जाएँ',
  'You are here': 'आप यहाँ हैं',
  'not configured': 'अभी दर्ज नहीं',
  'Please wait…': 'कृपया प्रतीक्षा करें…',
  'Legal name': 'कानूनी नाम',
  'Registration number': 'पंजीकरण संख्या',
  'Registered office': 'पंजीकृत कार्यालय',
  'About the company': 'कंपनी के बारे में',

  // Form 'Join the business', with the messages its rules give.
  'Join the business': 'व्यवसाय से जुड़ें',
  'Leave your number. We call you and answer your questions.':
    'अपना नंबर छोड़ें। हम आपको फ़ोन करके आपके सवालों के जवाब देंगे।',
  '(optional)': '(वैकल्पिक)',
  'Full name': 'पूरा नाम',
  'Mobile number': 'मोबाइल नंबर',
  Email: 'ईमेल',
  State: 'राज्य',
  'Select an option': 'एक विकल्प चुनें',
  Submit: 'भेजें',
  'Submitting...': 'भेजा जा रहा है...',
  'Name is required': 'नाम ज़रूरी है',
  'Mobile number is required': 'मोबाइल नंबर ज़रूरी है',
  'Mobile number must be 10 digits': 'मोबाइल नंबर 10 अंकों का होना चाहिए',
  'Email is required': 'ईमेल ज़रूरी है',
  'Invalid email format': 'ईमेल का रूप सही नहीं है',
  'Failed to submit: {error}': 'भेजा नहीं जा सका: {error}',
  'Thank you!': 'धन्यवाद!',
  'We have your number and will call you soon.': 'हमें आपका नंबर मिल गया है और हम जल्द ही आपको फ़ोन करेंगे।',

  // When something is missing or broken.
  'Something went wrong': 'कुछ गड़बड़ हो गई',
  'Something went wrong.': 'कुछ गड़बड़ हो गई।',
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'No response from server.': 'सर्वर से कोई उत्तर नहीं मिला।',
  'Try again': 'फिर कोशिश करें',
  'We cannot find this page': 'यह पृष्ठ नहीं मिला',
  'The address may be mistyped, or the page has moved.': 'पता शायद गलत लिखा गया है, या पृष्ठ हटा दिया गया है।',
  'Go to the home page': 'होम पेज पर जाएँ',
  'Other places to look': 'देखने की और जगहें',
  'Or look here:': 'या यहाँ देखें:',
  'Something broke on our side': 'हमारी ओर से कुछ खराबी आ गई',
  'It is not your fault. Try again in a minute.': 'इसमें आपकी कोई गलती नहीं है। एक मिनट में फिर कोशिश करें।',
  'Reference: {reference}': 'संदर्भ: {reference}',
};
