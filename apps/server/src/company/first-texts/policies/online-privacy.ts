import type { ToFirstPolicy } from './first-policy.types.ts';

/**
 * What the site stores in a visitor's browser and which other companies it calls, technically correct and in
 * plain words.
 */
export const onlinePrivacy: ToFirstPolicy = (translate) => ({
  slug: 'onlineprivecy',
  title: translate('Online privacy', 'ऑनलाइन निजता'),
  lead: translate(
    'This site sets no cookie unless you choose a language or theme or log in, and no one tracks you here. That is why there is no consent banner.',
    'जब तक आप भाषा या रंग-रूप न चुनें या लॉगिन न करें, यह साइट कोई कुकी नहीं रखती, और यहाँ कोई आपका पीछा नहीं करता। इसीलिए कोई पट्टी सहमति नहीं माँगती।',
  ),
  sections: [
    {
      id: 'no-cookies',
      heading: translate('What we do not use', 'हम किसके बिना काम चलाते हैं'),
      blocks: [
        {
          list: [
            translate(
              'Third-party cookies, and cookies of our own that you did not ask for.',
              'दूसरों की कुकी, और हमारी वे जो आपने नहीं चाहीं।',
            ),
            translate('Counting and tracking services.', 'गिनती और पीछा करने वाली सेवाएँ।'),
            translate('Advertising and buttons of social networks.', 'विज्ञापन और सोशल नेटवर्क के बटन।'),
            translate(
              'Fonts and pictures from other companies’ servers.',
              'दूसरी कंपनियों के सर्वर के फ़ॉन्ट और चित्र।',
            ),
          ],
        },
      ],
    },
    {
      id: 'local-storage',
      heading: translate('What stays in your browser', 'आपके ब्राउज़र में क्या रहता है'),
      blocks: [
        translate(
          'To keep you logged in and save your cart and wishes, your browser stores a few things in its local storage. They are encrypted, and cleared when you log out.',
          'आप लॉगिन रहें और आपका कार्ट और आपकी पसंद मिल जाएँ, इसके लिए ब्राउज़र अपने लोकल स्टोरेज में कुछ चीज़ें रखता है। वे एन्क्रिप्ट होती हैं, और लॉगआउट करने पर मिट जाती हैं।',
        ),
        {
          facts: [
            {
              label: 'token, refreshToken',
              text: translate(
                'Proof that it is you, so that you do not have to log in again.',
                'यह प्रमाण कि आप ही हैं, ताकि बार-बार लॉगिन न करना पड़े।',
              ),
            },
            {
              label: 'isAuthentication',
              text: translate('That you are logged in.', 'कि आप लॉगिन हैं।'),
            },
            {
              label: 'user, associateUser',
              text: translate(
                'Your name and your place in the team, as shown in the header.',
                'आपका नाम और टीम में आपकी जगह, जो ऊपर दिखती है।',
              ),
            },
            {
              label: 'cartItems',
              text: translate('What is in your cart.', 'आपके कार्ट में क्या है।'),
            },
            {
              label: 'cartCoupon',
              text: translate('The coupon of your cart.', 'आपके कार्ट का कूपन।'),
            },
            {
              label: 'wishItems',
              text: translate(
                'The products that you put on your wishlist before you log in.',
                'वे उत्पाद जो आपने लॉगिन करने से पहले पसंद की सूची में जोड़े।',
              ),
            },
            {
              label: 'referral',
              text: translate(
                'The code of the link that brought you, for 30 days or until you log in, so that you join below the member who invited you.',
                'जिस लिंक से आप आए उसका कोड, 30 दिन या लॉगिन करने तक, ताकि आप उसी सदस्य के नीचे जुड़ें जिसने आपको बुलाया।',
              ),
            },
          ],
        },
        translate(
          'If you choose a language or theme, a cookie with that name remembers it for a year, so that the next page uses it too. It says nothing about you.',
          'आप भाषा या रंग-रूप चुनते हैं तो उसी नाम की एक कुकी उसे एक साल याद रखती है, ताकि अगला पेज उसी में आए। वह आपके बारे में कुछ नहीं बताती।',
        ),
        translate(
          'When you log in, the cookie ‘__Secure-device’ remembers for 400 days that this browser is one of yours, so that wrong passwords that others try do not keep you out. Only the login reads it; it is not used for anything else.',
          'लॉगिन करने पर ‘__Secure-device’ नाम की कुकी 400 दिन याद रखती है कि यह ब्राउज़र आपका है, ताकि दूसरों के आज़माए गलत पासवर्ड आपको बाहर न रखें। उसे केवल लॉगिन पढ़ता है; उसका और कोई काम नहीं।',
        ),
        translate(
          'Until you close the tab, its session storage also remembers where you had scrolled to, the steps of your checkout, and which quantities you had changed when you had to log in again; while an SMS code is valid, the name and number it was requested with; and a complaint or call-back form (‘Join the business’) that you have started, until you send it.',
          'टैब बंद होने तक उसका सेशन स्टोरेज यह भी याद रखता है कि आप कहाँ तक पढ़ चुके थे, चेकआउट कहाँ तक पहुँचा, और दोबारा लॉगिन करना पड़ा तो कार्ट में कौन-सी संख्याएँ बदली थीं; और SMS से भेजा कोड जब तक चले, वह नाम और नंबर जिनसे उसे मँगाया गया; और जो शिकायत या कॉल पाने का फ़ॉर्म (‘व्यवसाय से जुड़ें’) आपने भरना शुरू किया, जब तक वह भेजा न जाए।',
        ),
        translate(
          'Your last searches, at most 6, stay in this browser so that you can repeat them. You can clear them in the search, and they are all cleared when you log out.',
          'आपने पिछली बार क्या खोजा, ज़्यादा से ज़्यादा 6 खोजें, इस ब्राउज़र में रहता है ताकि आप उसे दोहरा सकें। खोज में ही आप उसे हटा सकते हैं, और लॉगआउट करने पर वह सब हट जाता है।',
        ),
        translate(
          'The last products you looked at, at most 9, stay in this browser for 30 days, so that you find them again. Our server does not store them. You can clear the list below a product, and it is cleared when you log out.',
          'आपने पिछली बार कौन-से उत्पाद देखे, ज़्यादा से ज़्यादा 9, यह इस ब्राउज़र में 30 दिन रहता है ताकि वे फिर मिल जाएँ। हमारा सर्वर इसे नहीं रखता। किसी उत्पाद के नीचे आप यह सूची हटा सकते हैं, और लॉगआउट करने पर यह हट जाती है।',
        ),
        translate(
          'So that the shop opens offline, your browser stores copies of the pages, prices and product images you viewed, for up to 30 days. They contain nothing from your account. If you fill in ‘Join the business’ offline, it stays on your device until it can be sent, for at most 7 days.',
          'दुकान बिना इंटरनेट के भी खुले, इसके लिए ब्राउज़र आपके देखे हुए पेजों, कीमतों और उत्पादों के चित्रों की प्रतियाँ 30 दिन तक रखता है। उनमें आपके खाते का कुछ नहीं होता। बिना इंटरनेट के भरा गया ‘व्यवसाय से जुड़ें’ फ़ॉर्म आपके फ़ोन या कंप्यूटर पर तब तक रुका रहता है जब तक भेजा न जा सके, ज़्यादा से ज़्यादा 7 दिन।',
        ),
      ],
    },
    {
      id: 'others',
      heading: translate('When we use other companies', 'जब दूसरों की सेवा ली जाती है'),
      blocks: [
        // For counsel: the notices that the payment, sign-in and SMS companies require.
        {
          list: [
            translate(
              'You pay by UPI or card: the payment company’s sheet opens and works by its own rules.',
              'UPI या कार्ड से भुगतान: भुगतान कंपनी का पेज खुलता है और उसके अपने नियम चलते हैं।',
            ),
            translate(
              'You choose ‘Continue with Google’: Google learns that you log in here, and shares your name and email with us.',
              '‘Google से जारी रखें’ चुनने पर: Google को पता चलता है कि आप यहाँ लॉगिन कर रहे हैं, और वह हमें आपका नाम और ईमेल बताता है।',
            ),
            translate(
              'You ask for a code by SMS: the SMS company gets your number. Some codes are sent by Google, which first checks that you are not a robot.',
              'SMS से कोड मँगाने पर: SMS कंपनी को आपका नंबर मिलता है। कुछ कोड Google भेजता है, जो पहले जाँचता है कि आप रोबोट नहीं हैं।',
            ),
          ],
        },
        translate(
          'If you use none of these, they learn nothing about you.',
          'आप इनमें से कुछ न चुनें, तो उन्हें आपका पता नहीं चलता।',
        ),
      ],
    },
    {
      id: 'server',
      heading: translate('What our server records', 'हमारा सर्वर क्या लिखता है'),
      blocks: [
        translate(
          'For each request a line with time, page and duration, without your name, number or address. Against abuse we count requests per network address, in a form from which the address cannot be read, and forget the count after about a day.',
          'हर अनुरोध के लिए समय, पेज और अवधि की एक पंक्ति, आपके नाम, नंबर या पते के बिना। दुरुपयोग रोकने के लिए हम हर नेटवर्क पते के अनुरोध गिनते हैं, ऐसे रूप में जिससे पता पढ़ा नहीं जा सकता, और गिनती करीब एक दिन बाद मिटा देते हैं।',
        ),
      ],
    },
    {
      id: 'choices',
      heading: translate('What you can do', 'आप क्या कर सकते हैं'),
      blocks: [
        {
          list: [
            translate(
              'Log out: this clears the local storage listed above, the steps of your checkout, an SMS code that is still valid, any complaint or form you have started, your searches, and the products you looked at.',
              'लॉगआउट करें: ऊपर लिखा लोकल स्टोरेज, चेकआउट के चरण, SMS से आया कोड जो अब भी चलता हो, शुरू की गई शिकायत या शुरू किया गया फ़ॉर्म, आपकी खोजें और आपके देखे उत्पादों की सूची मिट जाती हैं।',
            ),
            translate(
              'Clear the data of this site in your browser’s settings, at any time: that also clears the language and theme you chose, the copies of pages, and a form that waits to be sent.',
              'ब्राउज़र की सेटिंग में इस साइट का डेटा कभी भी मिटाएँ: उससे चुनी हुई भाषा और रंग-रूप, पेजों की प्रतियाँ, और भेजे जाने के इंतज़ार में रुका फ़ॉर्म भी मिट जाते हैं।',
            ),
            translate(
              'Read without an account: no information page asks for your name.',
              'बिना खाते के पढ़ें: पढ़ने का कोई पेज आपका नाम नहीं माँगता।',
            ),
          ],
        },
        {
          links: [
            {
              href: '/privecypolicy',
              label: translate(
                'Privacy policy: what we store on our side',
                'निजता नीति: हम अपनी ओर क्या रखते हैं',
              ),
            },
          ],
        },
      ],
    },
  ],
});
