import type { Messages } from '../language/index.ts';

/** The Hindi of every word in this library. The English text is the key. */
export const hi: Messages = {
  '(optional)': '(वैकल्पिक)',
  'Full name': 'पूरा नाम',
  'Mobile number': 'मोबाइल नंबर',
  Email: 'ईमेल',
  State: 'राज्य',
  'Select an option': 'एक विकल्प चुनें',
  Submit: 'भेजें',
  'Submitting...': 'भेजा जा रहा है...',
  'Join the business': 'व्यवसाय से जुड़ें',
  'Leave your number. We call you and answer your questions.':
    'अपना नंबर छोड़ें। हम आपको फ़ोन करके आपके सवालों के जवाब देंगे।',
  'Thank you!': 'धन्यवाद!',
  'We have your number and will call you soon.': 'हमें आपका नंबर मिल गया है और हम जल्द ही आपको फ़ोन करेंगे।',
  'Please wait…': 'कृपया प्रतीक्षा करें…',
};
