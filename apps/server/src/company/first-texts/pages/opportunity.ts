import type { ToFirstPage } from './first-page.types.ts';

/** What an associate does, what it costs, what points are, and how to start or stop. */
export const opportunity: ToFirstPage = (translate) => ({
  slug: 'businessoportunity',
  title: translate('Business opportunity', 'व्यवसाय का अवसर'),
  heading: translate('A business of your own, step by step', 'अपना काम, एक-एक कदम'),
  drawing: 'business-opportunity',
  lead: translate(
    'As an associate, you recommend products that you use yourself. It can be a small side activity or regular work. What you get depends on what you sell, and no one can promise you an income.',
    'एसोसिएट के रूप में आप वे उत्पाद बताते हैं जिन्हें खुद इस्तेमाल करते हैं। यह थोड़ी मदद भी हो सकती है और नियमित काम भी; कितना मिलेगा यह आपकी बिक्री पर है, और इसका वादा कोई नहीं कर सकता।',
  ),
  sections: [
    {
      id: 'what-you-do',
      heading: translate('What you do', 'आप क्या करते हैं'),
      blocks: [
        {
          list: [
            translate('Use a product until you know it.', 'उत्पाद को तब तक इस्तेमाल करें जब तक जान न लें।'),
            translate(
              'Explain it to people you know, as the label does.',
              'जान-पहचान वालों को उसे वैसे समझाएँ जैसे लेबल पर लिखा है।',
            ),
            translate(
              'Help them order, and support them if something goes wrong.',
              'उन्हें ऑर्डर करने में मदद करें, और कुछ गड़बड़ हो तो साथ दें।',
            ),
            translate(
              'If you like, help others do the same. It is up to you.',
              'चाहें तो दूसरों को भी यही सिखाएँ। ज़रूरी नहीं है।',
            ),
          ],
        },
      ],
    },
    {
      id: 'costs',
      heading: translate('What it costs', 'कितना खर्च है'),
      blocks: [
        {
          facts: [
            { label: translate('Joining', 'जुड़ना'), text: translate('Nothing', 'कुछ नहीं') },
            { label: translate('Staying a member', 'बने रहना'), text: translate('Nothing', 'कुछ नहीं') },
            {
              label: translate('Required purchases', 'ज़रूरी खरीद'),
              text: translate('Nothing, now or later', 'कुछ नहीं, न अभी न बाद में'),
            },
            {
              label: translate('Your own costs', 'आपके अपने खर्च'),
              text: translate('Phone, travel and free samples', 'फ़ोन, आना-जाना, चखाने का सामान'),
            },
          ],
        },
      ],
    },
    {
      id: 'points',
      heading: translate('How points are counted', 'पॉइंट कैसे गिने जाते हैं'),
      blocks: [
        translate(
          'Every product carries points, also called business value (BV). You see them next to the price.',
          'हर उत्पाद के साथ पॉइंट होते हैं, जिन्हें बिज़नेस वैल्यू (BV) भी कहते हैं। वे कीमत के पास लिखे होते हैं।',
        ),
        translate(
          'You earn the points of every order you place. They also count for the team of the associate who referred you.',
          'आपके हर ऑर्डर के पॉइंट आपको मिलते हैं। वे आपको रेफ़र करने वाले एसोसिएट की टीम में भी गिने जाते हैं।',
        ),
        {
          list: [
            translate('Pending: the order is placed.', 'लंबित: ऑर्डर हो गया है।'),
            translate(
              'Confirmed: it is delivered, and the {returnDays}-day return period is over.',
              'पक्के: ऑर्डर पहुँच गया है, और वापसी के {returnDays} दिन बीत गए हैं।',
            ),
            translate('Cancelled: it was cancelled or returned.', 'रद्द: ऑर्डर रद्द हुआ या वापस आया।'),
          ],
        },
        translate(
          'Confirmed points are valid till the date shown with them. We remind you 30 days before.',
          'पक्के पॉइंट उनके साथ लिखी तारीख तक मान्य हैं। 30 दिन पहले हम आपको याद दिलाते हैं।',
        ),
        translate(
          'Ask for the written plan before you join. Anything said beyond it does not count.',
          'जुड़ने से पहले लिखित योजना माँगें। उसके बाहर कही गई कोई बात मान्य नहीं।',
        ),
      ],
    },
    {
      id: 'point-value',
      heading: translate('What a point is worth', 'एक पॉइंट का मोल'),
      blocks: ['{pointValue}'],
    },
    {
      id: 'how-to-start',
      heading: translate('How to start', 'शुरुआत कैसे करें'),
      blocks: [
        {
          steps: [
            translate(
              'Be 18 or older, and live in India.',
              'आपकी उम्र 18 साल या ज़्यादा हो, और आप भारत में रहते हों।',
            ),
            translate(
              'Sign up with your mobile number or email. If someone referred you, enter their referral code.',
              'अपने मोबाइल नंबर या ईमेल से साइन अप करें। किसी ने रेफ़र किया हो, तो उनका रेफ़रल कोड डालें।',
            ),
            translate(
              'Take your time to read the agreement. You have {coolingOffDays} days to change your mind.',
              'अनुबंध आराम से पढ़ें। मन बदलने के लिए {coolingOffDays} दिन हैं।',
            ),
            translate('Try one product. Then tell one person.', 'एक उत्पाद आज़माएँ। फिर एक व्यक्ति को बताएँ।'),
          ],
        },
        {
          links: [
            { href: '/Associate/signup', label: translate('Sign up', 'साइन अप करें') },
            { href: '/disclouser', label: translate('Read the disclosures first', 'पहले प्रकटीकरण पढ़ें') },
          ],
        },
      ],
    },
    {
      id: 'how-to-stop',
      heading: translate('How to stop', 'छोड़ना हो तो'),
      blocks: [
        translate(
          'Write to us to end the agreement. It is free, and you do not have to give a reason. You can return unopened goods as the disclosures say.',
          'हमें लिखें कि आप अनुबंध खत्म करना चाहते हैं। इसमें कोई खर्च नहीं, और कारण बताना ज़रूरी नहीं। बिना खुला माल प्रकटीकरण के अनुसार वापस हो सकता है।',
        ),
      ],
    },
  ],
});
