import type { ToFirstPolicy } from './first-policy.types.ts';
import { grievanceSection } from './sections.ts';

/** What the company stores about people, why, how long, and what they can request under the act of 2023. */
export const privacy: ToFirstPolicy = (translate) => ({
  slug: 'privecypolicy',
  title: translate('Privacy policy', 'निजता नीति'),
  lead: translate(
    'We store what your order, your account and the law need, and nothing to sell. This is our notice under the Digital Personal Data Protection Act, 2023.',
    'हम उतना ही रखते हैं जितना आपके ऑर्डर, खाते और कानून के लिए चाहिए, बेचने के लिए कुछ नहीं। यह डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत हमारी सूचना है।',
  ),
  sections: [
    {
      id: 'what',
      heading: translate('What we store, and why', 'हम क्या रखते हैं, और क्यों'),
      blocks: [
        {
          facts: [
            {
              label: translate('Name, mobile number, email', 'नाम, मोबाइल नंबर, ईमेल'),
              text: translate(
                'For your account, codes and order updates.',
                'आपके खाते, कोड और ऑर्डर की खबर के लिए।',
              ),
            },
            {
              label: translate('Addresses', 'पते'),
              text: translate('To deliver, and for the invoice.', 'डिलीवरी और बिल के लिए।'),
            },
            {
              label: translate('Orders and payments', 'ऑर्डर और भुगतान'),
              text: translate(
                'For delivery, returns and refunds. Card and UPI data stay with the payment company; we never see them.',
                'पहुँचाने, वापस लेने और पैसा लौटाने के लिए। कार्ड और UPI की जानकारी भुगतान कंपनी के पास रहती है; हम उसे नहीं देखते।',
              ),
            },
            {
              label: translate('Team and points', 'टीम और पॉइंट'),
              text: translate(
                'Who referred you and which points came from which order, as the agreement provides.',
                'आपको किसने जोड़ा और कौन-से पॉइंट किस ऑर्डर से आए, जैसा अनुबंध में है।',
              ),
            },
            {
              label: translate('Bank account and PAN', 'बैंक खाता और PAN'),
              text: translate(
                'To pay associates and to deduct tax. We store them encrypted, and only staff who make payments can see them.',
                'एसोसिएट को भुगतान करने और टैक्स काटने के लिए। हम इन्हें एन्क्रिप्ट करके रखते हैं, और केवल भुगतान करने वाला स्टाफ़ इन्हें देख सकता है।',
              ),
            },
            {
              label: translate('Photo, gender, date of birth', 'फ़ोटो, लिंग, जन्मतिथि'),
              text: translate('Only if you enter them in your profile.', 'केवल अगर आप प्रोफ़ाइल में भरें।'),
            },
            {
              label: translate('‘Join the business’ and contact', '‘व्यवसाय से जुड़ें’ और संपर्क'),
              text: translate(
                'Name, mobile number, email and state, to call you.',
                'नाम, नंबर, ईमेल और राज्य, आपको फ़ोन करने के लिए।',
              ),
            },
          ],
        },
      ],
    },
    {
      id: 'consent',
      heading: translate('Legal basis', 'किस आधार पर'),
      blocks: [
        // For counsel: consent and legitimate uses under sections 6 and 7, and the rules notified under the act.
        translate(
          'We use your data because you gave it for that purpose, or because a law requires it, such as for invoices. Nothing is ticked in advance. You can withdraw consent as easily as you gave it; what was done until then stays lawful.',
          'हम आपका डेटा इसलिए इस्तेमाल करते हैं कि आपने उसे उसी काम के लिए दिया, या कानून माँगता है, जैसे बिल के लिए। कुछ भी पहले से चुना हुआ नहीं होता। सहमति जितनी आसानी से दी, उतनी ही आसानी से वापस ले सकते हैं; तब तक जो हुआ वह वैध रहता है।',
        ),
      ],
    },
    {
      id: 'how-long',
      heading: translate('How long we keep it', 'कब तक'),
      blocks: [
        // For counsel: the periods for invoices and for the ledger of points.
        {
          facts: [
            {
              label: translate('Account, addresses', 'खाता, पते'),
              text: translate('Until you delete them.', 'जब तक आप न मिटाएँ।'),
            },
            {
              label: translate('Bank account and PAN', 'बैंक खाता और PAN'),
              text: translate(
                'Until you delete your account. If we have paid you, we keep the PAN as long as tax law requires, without your name.',
                'जब तक आप खाता न हटाएँ। अगर हमने आपको भुगतान किया है, तो कर कानून जब तक माँगे, तब तक PAN रखते हैं, आपके नाम के बिना।',
              ),
            },
            {
              label: translate('Reviews of products', 'उत्पादों की समीक्षाएँ'),
              text: translate(
                'Until you delete them or your account. Everyone can read them, with your first name and the first letter of your last name.',
                'जब तक आप उन्हें या अपना खाता न मिटाएँ। इन्हें आपके पहले नाम और उपनाम के पहले अक्षर के साथ सब पढ़ सकते हैं।',
              ),
            },
            {
              label: translate('Questions about products', 'उत्पादों के बारे में सवाल'),
              text: translate(
                'Until you delete your account. Everyone can read those that we have answered, with your first name and the first letter of your last name.',
                'जब तक आप अपना खाता न मिटाएँ। जिनका हमने जवाब दिया है, उन्हें आपके पहले नाम और उपनाम के पहले अक्षर के साथ सब पढ़ सकते हैं।',
              ),
            },
            {
              label: translate('Orders, invoices, points', 'ऑर्डर, बिल, पॉइंट'),
              text: translate(
                '8 years after the financial year, as tax law requires.',
                'वित्त वर्ष के बाद 8 साल तक, जैसा कर कानून माँगता है।',
              ),
            },
            {
              label: translate('Complaints', 'शिकायतें'),
              text: translate(
                'As long as the law requires; without the link to a deleted account.',
                'जब तक कानून रखने को कहे; मिटाए गए खाते से जोड़ हटाकर।',
              ),
            },
            {
              label: translate('Place in the team', 'टीम में जगह'),
              text: translate(
                'For good; without your name once the account is deleted.',
                'हमेशा; खाता हटने के बाद बिना नाम के।',
              ),
            },
            {
              label: translate('Calls you asked for', 'माँगी गई कॉल'),
              text: translate(
                'Until 30 days after we have talked to you; sooner if you ask or delete your account.',
                'आपसे बात होने के 30 दिन बाद तक; कहने पर या खाता मिटाने पर उससे पहले।',
              ),
            },
            { label: translate('Codes by SMS', 'SMS के कोड'), text: translate('A day.', 'एक दिन।') },
          ],
        },
      ],
    },
    {
      id: 'who-gets-it',
      heading: translate('Who gets it', 'किसे मिलता है'),
      blocks: [
        {
          list: [
            translate('The courier: name, address and number.', 'कूरियर: नाम, पता और नंबर।'),
            translate('The payment company: amount and order number.', 'भुगतान कंपनी: रकम और ऑर्डर संख्या।'),
            translate(
              'SMS and email companies: mobile number or email, and the message.',
              'SMS और ईमेल कंपनियाँ: नंबर या पता, और संदेश।',
            ),
            translate(
              'Members above and below you in the team: your name and that you joined. Your mobile number and email are masked unless you agree.',
              'टीम में आपसे ऊपर और नीचे के सदस्य: आपका नाम और यह कि आप जुड़े। आपका नंबर और ईमेल छिपा रहता है, जब तक आप सहमति न दें।',
            ),
            translate(
              'Members above you: your points by month, whether you ordered in a month, and the day of your last order.',
              'आपसे ऊपर के सदस्य: आपके हर महीने के पॉइंट्स, उस महीने आपने ऑर्डर किया या नहीं, और आपके पिछले ऑर्डर का दिन।',
            ),
            translate('Authorities: where a law says so.', 'सरकारी विभाग: जहाँ कानून कहे।'),
          ],
        },
        translate('No one else. We do not sell data.', 'और किसी को नहीं। हम डेटा नहीं बेचते।'),
      ],
    },
    {
      id: 'rights',
      heading: translate('Your rights', 'आपके अधिकार'),
      blocks: [
        {
          list: [
            translate(
              'To know what we store about you, and to get a copy.',
              'जानना कि हम आपके बारे में क्या रखते हैं, और उसकी प्रति पाना।',
            ),
            translate('To have it corrected or completed.', 'उसे ठीक या पूरा करवाना।'),
            translate(
              'To have it erased, except what a law makes us keep.',
              'उसे मिटवाना, सिवाय उसके जो कानून रखवाता है।',
            ),
            translate('To withdraw consent.', 'सहमति वापस लेना।'),
            translate(
              'To nominate someone to use these rights for you if you no longer can.',
              'किसी को नामित करना जो ये अधिकार आपके लिए इस्तेमाल करे, अगर आप न कर सकें।',
            ),
          ],
        },
        translate(
          'Under ‘Privacy’ in the member area you can download everything, give or withdraw consent, and delete your account. For anything else, write to:',
          'सदस्य क्षेत्र में ‘निजता’ के नीचे आप सब कुछ डाउनलोड कर सकते हैं, सहमति दे और वापस ले सकते हैं, और खाता हटा सकते हैं। बाकी के लिए लिखें:',
        ),
        '{dataProtection}',
        {
          links: [
            { href: '/manage/privacy', label: translate('Privacy in the member area', 'सदस्य क्षेत्र में निजता') },
            { href: '/Shop/contact', label: translate('Contact', 'संपर्क') },
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: translate('Children', 'बच्चे'),
      blocks: [
        translate(
          'Accounts are for adults. We do not knowingly store anything about children under 18. If you find that we do, inform us and we will erase it.',
          'खाते बड़ों के लिए हैं। हम जानबूझकर 18 साल से छोटे बच्चों का कुछ नहीं रखते; कुछ आ गया हो तो बताएँ, हम मिटा देंगे।',
        ),
      ],
    },
    {
      id: 'security',
      heading: translate('How it is kept safe', 'सुरक्षा'),
      blocks: [
        translate(
          'Connections are encrypted, passwords are stored so that no one can read them, and only people who work on your order or question see your data. If there is a data breach, we will inform you and the Data Protection Board of India.',
          'आना-जाना एन्क्रिप्ट है, पासवर्ड ऐसे रखे जाते हैं कि कोई पढ़ न सके, और आपका डेटा वही देखते हैं जो आपके ऑर्डर या सवाल पर काम करते हैं। फिर भी डेटा बाहर जाए, तो हम आपको और भारतीय डेटा संरक्षण बोर्ड को बताते हैं।',
        ),
      ],
    },
    grievanceSection(translate),
    {
      id: 'more',
      heading: translate('More', 'और जानकारी'),
      blocks: [
        translate(
          'If we do not settle a complaint about your data, you can turn to the Data Protection Board of India.',
          'डेटा की शिकायत हमसे न सुलझे, तो आप भारतीय डेटा संरक्षण बोर्ड में जा सकते हैं।',
        ),
        {
          links: [
            {
              href: '/onlineprivecy',
              label: translate(
                'Online privacy: what stays in your browser',
                'ऑनलाइन निजता: ब्राउज़र में क्या रहता है',
              ),
            },
          ],
        },
      ],
    },
  ],
});
