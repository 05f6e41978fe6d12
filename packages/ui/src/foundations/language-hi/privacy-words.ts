import type { Messages } from '../language/translate.ts';

/** Hindi texts of the privacy page and of the dialog that deletes an account, with the server's messages. */
export const privacyWords: Messages = {
  Privacy: 'निजता',
  'Loading your choices…': 'आपकी पसंद लाई जा रही है…',
  'Your choices could not be loaded': 'आपकी पसंद लाई नहीं जा सकी',
  'What you agree to': 'आप किसके लिए सहमत हैं',
  'Show my contact to my team': 'मेरा संपर्क मेरी टीम को दिखाएँ',
  'Your upline and downline see your phone number and email in full. Otherwise they see a few characters of them.':
    'आपकी अपलाइन और डाउनलाइन को आपका पूरा फ़ोन नंबर और ईमेल दिखता है। नहीं तो उन्हें उनके कुछ ही अक्षर दिखते हैं।',
  'Offers by email': 'ईमेल से ऑफ़र',
  'Offers by SMS': 'एसएमएस से ऑफ़र',
  'News of products and offers, now and then.': 'कभी-कभी उत्पादों और ऑफ़र की खबर।',
  'You can change this at any time; we keep a record of each change. Messages about your orders and the security of your account come in any case.':
    'आप इसे कभी भी बदल सकते हैं; हम हर बदलाव का रिकॉर्ड रखते हैं। आपके ऑर्डर और खाते की सुरक्षा के संदेश हर हाल में आते हैं।',
  'Download my data': 'मेरा डेटा डाउनलोड करें',
  'A file with everything that we have stored about you: profile, addresses, orders, points and more. You can have it five times an hour.':
    'एक फ़ाइल, जिसमें आपके बारे में हमारे पास रखी हर चीज़ है: प्रोफ़ाइल, पते, ऑर्डर, पॉइंट और बाकी सब। आप इसे एक घंटे में पाँच बार ले सकते हैं।',
  'Preparing...': 'तैयार हो रहा है...',
  'Delete my account': 'मेरा खाता हटाएँ',
  'Your name, contacts, photo, addresses, cart, wishlist, requests and notifications are deleted. Tax law wants us to keep orders, invoices and points for 8 years. Your place in the tree stays, without a name.':
    'आपका नाम, संपर्क, फ़ोटो, पते, कार्ट, पसंद की सूची, अनुरोध और सूचनाएँ हटा दी जाती हैं। कर कानून के अनुसार ऑर्डर, बिल और पॉइंट हमें 8 साल रखने होते हैं। ट्री में आपकी जगह बिना नाम के बनी रहती है।',
  'Verify your phone number or email in your profile first: we need to send you a code.':
    'पहले अपनी प्रोफ़ाइल में फ़ोन नंबर या ईमेल सत्यापित करें: हमें आपको एक कोड भेजना होता है।',
  'Delete your account?': 'अपना खाता हटाएँ?',
  'It cannot be brought back, and nobody can log in to it any more.':
    'इसे वापस नहीं लाया जा सकता, और फिर कोई इसमें लॉगिन नहीं कर सकता।',
  'We send it to your verified phone number.': 'हम इसे आपके सत्यापित फ़ोन नंबर पर भेजते हैं।',
  'We send it to your verified email.': 'हम इसे आपके सत्यापित ईमेल पर भेजते हैं।',
  'Type DELETE to confirm': 'पक्का करने के लिए DELETE लिखें',
  'Type DELETE to go on': 'आगे बढ़ने के लिए DELETE लिखें',
  'Deleting...': 'हटाया जा रहा है...',
  'Keep my account': 'मेरा खाता रहने दें',
  'This password is not right.': 'यह पासवर्ड सही नहीं है।',
  'An order of yours is under way. You can delete your account once it has arrived or is cancelled.':
    'आपका एक ऑर्डर अभी पूरा नहीं हुआ है। उसके पहुँचने या रद्द होने के बाद आप अपना खाता हटा सकते हैं।',
  'We still owe you a refund. You can delete your account once it is paid.':
    'हमें आपको अभी पैसे लौटाने हैं। वे मिल जाने के बाद आप अपना खाता हटा सकते हैं।',
  'Accounts of staff can be deleted by the company only.': 'कर्मचारियों के खाते केवल कंपनी हटा सकती है।',
  'Your account is deleted. Goodbye, and thank you for being with us.':
    'आपका खाता हटा दिया गया है। अलविदा, और हमारे साथ रहने के लिए धन्यवाद।',
};
