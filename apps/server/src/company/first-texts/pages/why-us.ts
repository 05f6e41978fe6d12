import type { ToFirstPage } from './first-page.types.ts';
import { ownQuestions } from './own-questions.ts';

/** The advantages of the company, and what to ask any company of this kind. */
export const whyUs: ToFirstPage = (translate) => ({
  slug: 'whypgm',
  title: translate('Why PGM Wellness', 'PGM Wellness ही क्यों'),
  heading: translate('Why PGM Wellness?', 'PGM Wellness ही क्यों?'),
  drawing: 'why-pgm',
  lead: translate(
    'You have a choice of companies. Judge us by what you can check, and ask others the same questions.',
    'आपके पास कई कंपनियों का विकल्प है। हमें उन बातों से तौलिए जो जाँची जा सकती हैं, और वही सवाल दूसरों से भी पूछिए।',
  ),
  sections: [
    {
      id: 'reasons',
      heading: translate('What you can check', 'जो जाँचा जा सकता है'),
      blocks: [
        {
          cards: [
            {
              mark: 'leaf',
              title: translate('Contents on the page', 'सामग्री पेज पर'),
              text: translate(
                'Each product’s page says what is in it and how to use it, before you pay.',
                'हर उत्पाद के पेज पर लिखा है कि उसमें क्या है और कैसे इस्तेमाल करें, भुगतान से पहले।',
              ),
            },
            {
              mark: 'scales',
              title: translate('One price', 'एक कीमत'),
              text: translate(
                'Member or guest, first order or fiftieth: the price on the page is the price you pay.',
                'सदस्य हों या मेहमान, पहला ऑर्डर हो या पचासवाँ: जो कीमत पेज पर है वही लगती है।',
              ),
            },
            {
              mark: 'star',
              title: translate('Points you can follow', 'पॉइंट जिनका हिसाब दिखे'),
              text: translate(
                'For every point you can see the order it came from, the rule, and when it is confirmed.',
                'हर पॉइंट बताता है कि वह किस ऑर्डर से आया, किस नियम से, और कब पक्का होगा।',
              ),
            },
            {
              mark: 'shield',
              title: translate('Easy to undo', 'वापस लेना आसान'),
              text: translate(
                'You can cancel or return orders, end your agreement and erase your data. Each has a page that explains how.',
                'ऑर्डर रद्द और वापस हो सकते हैं, अनुबंध खत्म हो सकता है, डेटा मिट सकता है। हर एक का तरीका लिखा है।',
              ),
            },
          ],
        },
      ],
    },
    {
      id: 'what-we-do-not-do',
      heading: translate('What we do not do', 'हम क्या नहीं करते'),
      blocks: [
        {
          list: [
            translate('We do not charge for joining or staying.', 'हम जुड़ने या बने रहने का शुल्क नहीं लेते।'),
            translate(
              'We do not show cheques, cars or earnings, because one person’s earnings say nothing about yours.',
              'हम चेक, गाड़ियाँ या कमाई नहीं दिखाते, क्योंकि एक की कमाई से दूसरे का कुछ पता नहीं चलता।',
            ),
            translate(
              'We do not promise that a product cures illness. If you are ill, see a doctor.',
              'हम यह वादा नहीं करते कि कोई उत्पाद रोग मिटाता है। बीमार हों तो डॉक्टर को दिखाएँ।',
            ),
            translate(
              'We do not call you at night, or again after you have said no.',
              'हम रात में फ़ोन नहीं करते, और मना करने के बाद दोबारा भी नहीं।',
            ),
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: translate('Seven questions to ask anyone', 'किसी से भी पूछने के सात सवाल'),
      blocks: [
        {
          steps: [
            translate('What does it cost to join, and to stay?', 'जुड़ने और बने रहने में कितना खर्च है?'),
            translate(
              'Do I have to buy anything, now or every month?',
              'क्या मुझे कुछ खरीदना ही होगा, अभी या हर महीने?',
            ),
            translate(
              'Would people buy this product if no one earned from it?',
              'अगर किसी को कमाई न हो, तब भी क्या लोग यह उत्पाद खरीदेंगे?',
            ),
            translate(
              'What share of sales goes to customers who are not members?',
              'कितनी बिक्री उन ग्राहकों को होती है जो सदस्य नहीं हैं?',
            ),
            translate(
              'Can I see the agreement and the plan in writing before I sign?',
              'क्या दस्तखत से पहले अनुबंध और योजना लिखित में देख सकता हूँ?',
            ),
            translate('What happens to goods that I cannot sell?', 'जो माल न बिके उसका क्या होगा?'),
            translate(
              'Who handles complaints, and when will I hear back?',
              'शिकायत कौन लेता है, और जवाब कब तक मिलता है?',
            ),
          ],
        },
        translate('We answer five of them here.', 'इनमें से पाँच के जवाब हम यहीं देते हैं।'),
        { facts: ownQuestions(translate) },
        {
          links: [
            {
              href: '/disclouser',
              label: translate('Read more in the disclosures', 'और जानकारी, प्रकटीकरण में'),
            },
            { href: '/business/businessoportunity', label: translate('How to start', 'शुरुआत कैसे करें') },
          ],
        },
      ],
    },
  ],
});
