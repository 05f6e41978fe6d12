import type { Messages } from '../language/translate.ts';

/** What mails say beside the words that pages have too. */
export const mailWords: Messages = {
  'Hello {firstName},': 'नमस्ते {firstName} जी,',

  // Bank account and PAN.
  'Your bank account or PAN for {brand} was changed': '{brand} के लिए आपका बैंक खाता या PAN बदला गया',
  'The bank account or the PAN of the account {username} was changed. If that was you, you do not need to do anything.':
    'खाते {username} का बैंक खाता या PAN बदला गया। अगर यह आपने किया है, तो आपको कुछ नहीं करना है।',
  'If that was not you, choose a new password right away and call us: payments would go to another account.':
    'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और हमें कॉल करें: नहीं तो भुगतान किसी और खाते में जाएगा।',
  '{code} is your {brand} code to set your bank account and PAN. It expires in 5 minutes. Do not share it with anyone.':
    '{code} आपका बैंक खाता और PAN सहेजने के लिए {brand} कोड है। यह 5 मिनट तक मान्य है। इसे किसी से साझा न करें।',

  // Passwords and the second factor.
  'Reset your {brand} password': '{brand} के लिए नया पासवर्ड',
  'Use this link within an hour to choose a new password for the account {username}:':
    'एक घंटे के अंदर यहाँ खाते {username} का नया पासवर्ड सेट करें:',
  'If you did not ask for this, you can ignore this email. Your password will not change.':
    'अगर आपने यह नहीं माँगा था, तो आपको कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा।',
  'The pieces that you asked for are order {number}': 'आपके माँगे हुए नगों का ऑर्डर {number} है',
  'As agreed with you, we have placed the order {number} of {total}. It goes with your order {original}.':
    'आपसे हुई बात के अनुसार हमने {total} का ऑर्डर {number} दर्ज किया है। यह आपके ऑर्डर {original} के साथ आएगा।',
  'Please pay within 24 hours, or it is cancelled. If you did not ask for this, you need not do anything.':
    'कृपया 24 घंटे में भुगतान करें, नहीं तो यह रद्द हो जाएगा। अगर आपने यह नहीं माँगा था, तो आपको कुछ नहीं करना है।',
  'Your exchange is order {number}': 'आपके एक्सचेंज का ऑर्डर {number} है',
  'We have received your return of order {original}. The other size comes with the new order {number}.':
    'ऑर्डर {original} की आपकी वापसी हमें मिल गई है। दूसरा साइज़ नए ऑर्डर {number} के साथ आएगा।',
  'There is nothing to pay. We will let you know when it is confirmed.':
    'कुछ भी भुगतान नहीं करना है। ऑर्डर की पुष्टि होने पर हम आपको बताएँगे।',
  'Several accounts use this email, and none has verified it: {names}. Others may have registered some of them.':
    'इस ईमेल पर कई खाते हैं, और किसी ने इसे सत्यापित नहीं किया है: {names}। इनमें से कुछ किसी और ने बनाए हो सकते हैं।',
  'Use this link within an hour to choose a new password for your account. You will be asked for its username:':
    'एक घंटे के अंदर यहाँ अपने खाते का नया पासवर्ड सेट करें। आपसे खाते का यूज़रनेम पूछा जाएगा:',
  'If you did not ask for this, you can ignore this email. No password will change.':
    'अगर आपने यह नहीं माँगा था, तो आपको कुछ करने की ज़रूरत नहीं है: कोई पासवर्ड नहीं बदलेगा।',
  'Your username for {brand} was changed': '{brand} के लिए आपका यूज़रनेम बदला गया',
  'Your username is {username} now: log in with it, or with your email. If that was you, you do not need to do anything.':
    'आपका यूज़रनेम अब {username} है: इससे या अपने ईमेल से लॉगिन करें। अगर यह आपने किया है, तो आपको कुछ करने की ज़रूरत नहीं है।',
  'Your password for {brand} was changed': '{brand} के लिए आपका पासवर्ड बदला गया',
  'The password of the account {username} was changed. If that was you, you do not need to do anything.':
    'खाते {username} का पासवर्ड बदला गया है। अगर यह आपने किया है, तो आपको कुछ करने की ज़रूरत नहीं है।',
  'If that was not you, choose a new password right away: on the login page, press "Forgot your password?". This logs you out on all devices.':
    'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें: लॉगिन पेज पर "पासवर्ड भूल गए?" दबाएँ। इससे सभी डिवाइस से लॉगआउट हो जाएगा।',
  'Your {brand} codes now come from a new app': '{brand} के लिए आपके कोड अब नए ऐप से आते हैं',
  'Codes for the staff account {username} now come from a new app. If that was you, you do not need to do anything.':
    'स्टाफ़ खाते {username} के कोड अब नए ऐप से आते हैं। अगर यह आपने किया है, तो आपको कुछ करने की ज़रूरत नहीं है।',
  'If that was not you, call an admin right away: someone else knows your password.':
    'अगर यह आपने नहीं किया, तो तुरंत किसी एडमिन को बताएँ: किसी और को आपका पासवर्ड मालूम है।',

  // Changed contacts.
  'Your email for {brand} was changed': '{brand} के लिए आपका ईमेल बदला गया',
  'Your mobile number for {brand} was changed': '{brand} के लिए आपका मोबाइल नंबर बदला गया',
  'The email of your account was changed. If that was you, you do not need to do anything.':
    'आपके खाते का ईमेल बदला गया है। अगर यह आपने किया है, तो आपको कुछ करने की ज़रूरत नहीं है।',
  'The mobile number of your account was changed. If that was you, you do not need to do anything.':
    'आपके खाते का मोबाइल नंबर बदला गया है। अगर यह आपने किया है, तो आपको कुछ करने की ज़रूरत नहीं है।',
  'If that was not you, undo it here within {days} days. You will choose a new password and be logged out on all devices:':
    'अगर यह आपने नहीं किया, तो {days} दिनों के अंदर यह बदलाव यहाँ वापस लें। फिर आप नया पासवर्ड चुनेंगे और सभी डिवाइस से लॉगआउट हो जाएगा:',

  // Codes.
  '{code} is your {brand} code': '{code} आपका {brand} कोड है',
  '{code} is your {brand} code to verify your email. It expires in 5 minutes. Do not share it with anyone.':
    '{code} आपका {brand} पर ईमेल सत्यापित करने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।',
  'Someone added this email to their profile. If that was not you, you can ignore this email.':
    'किसी ने यह ईमेल अपनी प्रोफ़ाइल में जोड़ा है। अगर यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है।',
  '{code} is your {brand} code for deleting your account. It expires in 5 minutes. Do not share it with anyone.':
    '{code} आपका {brand} खाता हटाने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।',
  'If you do not want to delete your account, you can ignore this email.':
    'अगर आप अपना खाता नहीं हटाना चाहते, तो आपको कुछ करने की ज़रूरत नहीं है।',
  '{code} is your {brand} code to change your contact details. It expires in 5 minutes. Do not share it with anyone.':
    '{code} आपका {brand} की संपर्क जानकारी बदलने का कोड है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।',
  'If you did not request this, someone else is logged in to your account. Choose a new password to log out all devices.':
    'अगर यह अनुरोध आपने नहीं किया, तो कोई और आपके खाते में लॉगिन है। नया पासवर्ड चुनें, इससे सभी डिवाइस से लॉगआउट हो जाएगा।',

  // Products that are back.
  '{product} is back in stock': '{product} फिर से स्टॉक में है',
  '{product} is back in stock. You can order it here:': '{product} फिर से स्टॉक में है। इसे यहाँ ऑर्डर करें:',
  'See the product': 'उत्पाद देखें',
  'You asked us to let you know. This is the only email about it.':
    'आपने हमसे यह सूचना माँगी थी। इसके बारे में यह इकलौता ईमेल है।',
  'Choose which messages you get': 'चुनें कि आपको कौन से संदेश मिलें',

  // Grievances.
  'Your complaint {number} is registered': 'आपकी शिकायत {number} दर्ज हो गई है',
  'We have received your complaint {number}. You will hear from us by {day}.':
    'आपकी शिकायत {number} हमें मिल गई है। {day} तक आपको हमारा जवाब मिल जाएगा।',
  'We replied to your complaint {number}': 'हमने आपकी शिकायत {number} का जवाब दिया है',
  'Read our message and write back on the page of your complaint.':
    'हमारा संदेश पढ़ें और अपनी शिकायत के पेज पर जवाब लिखें।',
  'Your complaint {number} is resolved': 'आपकी शिकायत {number} का समाधान हो गया है',
  'Your complaint {number} is resolved. If you are not satisfied, you can reopen it.':
    'आपकी शिकायत {number} का समाधान हो गया है। अगर आप संतुष्ट नहीं हैं, तो इसे फिर से खोल सकते हैं।',
  'Check the status with this number and your mobile number:': 'इस संख्या और अपने मोबाइल नंबर से यहाँ स्थिति देखें:',
  'If you did not write to us, you can ignore this email.':
    'अगर आपने हमें नहीं लिखा था, तो आपको कुछ करने की ज़रूरत नहीं है।',

  // Orders.
  'We have received your order {number}': 'आपका ऑर्डर {number} हमें मिल गया है',
  'Thank you for your order {number} of {total}.': '{total} के आपके ऑर्डर {number} के लिए धन्यवाद।',
  'It waits for your payment. Please pay soon, or the order is cancelled.':
    'इसका भुगतान बाकी है। कृपया जल्द भुगतान करें, नहीं तो ऑर्डर रद्द हो जाएगा।',
  'We will let you know when it is confirmed.': 'ऑर्डर की पुष्टि होने पर हम आपको बताएँगे।',
  Item: 'सामान',
  'Price|order': 'कीमत',
  'We have received the payment for your order {number}': 'आपके ऑर्डर {number} का भुगतान मिल गया है',
  'Your payment of {total} for the order {number} has arrived. Thank you.':
    'ऑर्डर {number} के लिए {total} का आपका भुगतान हमें मिल गया है। धन्यवाद।',
  'Your order {number} is confirmed': 'आपके ऑर्डर {number} की पुष्टि हो गई है',
  'Your order {number} is confirmed. We will let you know when it is on its way.':
    'आपके ऑर्डर {number} की पुष्टि हो गई है। रवाना होने पर हम आपको बताएँगे।',
  'Your order {number} is on its way': 'आपका ऑर्डर {number} रास्ते में है',
  'Carrier: {carrier}, tracking number: {trackingNumber}': 'कूरियर: {carrier}, ट्रैकिंग नंबर: {trackingNumber}',
  'Track your parcel here:': 'पार्सल यहाँ ट्रैक करें:',
  'Your order {number} was delivered': 'आपका ऑर्डर {number} डिलीवर हो गया है',
  'Your order {number} was delivered. If it did not reach you, please contact us right away.':
    'आपका ऑर्डर {number} डिलीवर हो गया है। अगर यह आपको नहीं मिला, तो कृपया तुरंत हमसे संपर्क करें।',
  'Your order {number} was cancelled': 'आपका ऑर्डर {number} रद्द हो गया है',
  'Your order {number} was cancelled. If you have paid for it, you get your money back.':
    'आपका ऑर्डर {number} रद्द हो गया है। अगर आपने भुगतान किया था, तो आपके पैसे वापस मिल जाएँगे।',
  'Your order {number} has more pieces now': 'आपके ऑर्डर {number} में अब ज़्यादा नग हैं',
  'As agreed with you, we have added more pieces to your order {number}. The new total is {total}.':
    'आपसे हुई बात के अनुसार हमने आपके ऑर्डर {number} में और नग जोड़े हैं। नई कुल रकम {total} है।',
  'If you did not ask for this, please contact us before the order is packed.':
    'अगर आपने ऐसा नहीं कहा था, तो कृपया ऑर्डर पैक होने से पहले हमसे संपर्क करें।',
  'Part of your order {number} was cancelled': 'आपके ऑर्डर {number} का एक हिस्सा रद्द हुआ है',
  'Part of your order {number} was cancelled. If you have paid for it, you get that part of your money back.':
    'आपके ऑर्डर {number} का एक हिस्सा रद्द हुआ है। अगर आपने भुगतान किया था, तो उस हिस्से के पैसे वापस मिल जाएँगे।',
  'Your return of order {number} was accepted': 'ऑर्डर {number} की आपकी वापसी स्वीकार हो गई है',
  'Your return of order {number} was declined': 'ऑर्डर {number} की आपकी वापसी स्वीकार नहीं हुई',
  'We could not accept your return of order {number}. The reason is on the page of the order.':
    'हम ऑर्डर {number} की आपकी वापसी स्वीकार नहीं कर सके। कारण ऑर्डर के पेज पर है।',
  'Your refund for order {number}': 'ऑर्डर {number} का रिफ़ंड',
  'We have paid {amount} back to you for order {number}. A bank can need a few days to show it.':
    'ऑर्डर {number} के {amount} हमने आपको वापस कर दिए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं।',
  'Invitation to the staff of {brand}': '{brand} के स्टाफ़ में शामिल होने का निमंत्रण',
  'You are invited to work in the staff area. This link is valid until {date}:':
    'आपको स्टाफ़ क्षेत्र में काम करने के लिए आमंत्रित किया गया है। यह लिंक {date} तक मान्य है:',
  'View invitation': 'निमंत्रण देखें',
  'Log in with the account of {email}, or sign up with this address.':
    '{email} वाले खाते से लॉगिन करें, या इस पते से साइन अप करें।',
  'If you did not expect this, you can ignore this email.':
    'अगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल को अनदेखा कर सकते हैं।',
};
