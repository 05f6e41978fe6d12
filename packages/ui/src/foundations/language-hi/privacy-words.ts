import type { Messages } from '../language/translate.ts';

/** Hindi texts of the privacy page and of the dialog that deletes an account, with the server's messages. */
export const privacyWords: Messages = {
  Privacy: 'निजता',
  'Loading your choices…': 'आपकी पसंद लाई जा रही है…',
  'Your choices could not be loaded': 'आपकी पसंद लाई नहीं जा सकी',
  'Your consent choices': 'आपकी सहमति',
  'Show my contact details to my team': 'मेरी संपर्क जानकारी मेरी टीम को दिखाएँ',
  'Your upline and downline can see your full mobile number and email. Otherwise they see only a few characters.':
    'आपकी अपलाइन और डाउनलाइन को आपका पूरा मोबाइल नंबर और ईमेल दिखता है। नहीं तो उन्हें केवल कुछ अक्षर दिखते हैं।',
  'Offers by email': 'ईमेल से ऑफ़र',
  'Offers by SMS': 'एसएमएस से ऑफ़र',
  'Occasional updates on products and offers.': 'कभी-कभी उत्पादों और ऑफ़र की जानकारी।',
  'You can change this at any time. We keep a record of each change. We will always send messages about your orders and account security.':
    'आप इसे कभी भी बदल सकते हैं; हम हर बदलाव का रिकॉर्ड रखते हैं। आपके ऑर्डर और खाते की सुरक्षा के संदेश हर हाल में आते हैं।',
  'Download my data': 'मेरा डेटा डाउनलोड करें',
  'A file with everything we store about you: profile, addresses, orders, points and more. You can download it five times an hour.':
    'एक फ़ाइल, जिसमें आपके बारे में हमारे पास रखी हर चीज़ है: प्रोफ़ाइल, पते, ऑर्डर, पॉइंट और बाकी सब। आप इसे एक घंटे में पाँच बार ले सकते हैं।',
  '{size} received': '{size} मिला',
  'Preparing...': 'तैयार हो रहा है...',
  'Delete my account': 'मेरा खाता हटाएँ',
  'We delete your name, contact details, photo, addresses, cart, wishlist, requests and notifications. Tax law requires us to keep orders, invoices and points for 8 years. Your place in the team stays, without your name.':
    'हम आपका नाम, संपर्क जानकारी, फ़ोटो, पते, कार्ट, पसंद की सूची, अनुरोध और सूचनाएँ हटा देते हैं। कर कानून के अनुसार ऑर्डर, बिल और पॉइंट हमें 8 साल रखने होते हैं। टीम में आपकी जगह बिना नाम के बनी रहती है।',
  'First verify your mobile number or email in your profile. We need it to send you a code.':
    'पहले अपनी प्रोफ़ाइल में मोबाइल नंबर या ईमेल सत्यापित करें। हमें आपको एक कोड भेजना होता है।',
  'Delete your account?': 'अपना खाता हटाएँ?',
  'This cannot be undone, and you will no longer be able to log in.':
    'इसे वापस नहीं लाया जा सकेगा, और आप फिर लॉगिन नहीं कर पाएँगे।',
  'We will send it to your verified mobile number.': 'हम इसे आपके सत्यापित मोबाइल नंबर पर भेजेंगे।',
  'We will send it to your verified email.': 'हम इसे आपके सत्यापित ईमेल पर भेजेंगे।',
  'Type DELETE to confirm': 'पक्का करने के लिए DELETE लिखें',
  'Type DELETE to continue': 'आगे बढ़ने के लिए DELETE लिखें',
  'Deleting...': 'हटाया जा रहा है...',
  'Keep my account': 'मेरा खाता रहने दें',
  'This password is incorrect.': 'यह पासवर्ड सही नहीं है।',
  'You have an order in progress. You can delete your account once it is delivered or cancelled.':
    'आपका एक ऑर्डर अभी पूरा नहीं हुआ है। उसके पहुँचने या रद्द होने के बाद आप अपना खाता हटा सकते हैं।',
  'We still owe you a payment. You can delete your account once it is paid.':
    'आपका एक भुगतान अभी बाकी है। उसके होने के बाद आप अपना खाता मिटा सकते हैं।',
  'We still owe you a refund. You can delete your account once it is paid.':
    'हमें आपको अभी पैसे लौटाने हैं। वे मिल जाने के बाद आप अपना खाता हटा सकते हैं।',
  'Only the company can delete staff accounts.': 'कर्मचारियों के खाते केवल कंपनी हटा सकती है।',
  'Your account has been deleted. Thank you for being with us.':
    'आपका खाता हटा दिया गया है। हमारे साथ रहने के लिए धन्यवाद।',
};
