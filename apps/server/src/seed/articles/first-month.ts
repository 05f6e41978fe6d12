import type { ToSampleArticle } from './sample-article.types.ts';

/** What to do in the first weeks as an associate. */
export const firstMonth: ToSampleArticle = (translate) => ({
  slug: 'first-month',
  date: '2026-09-14',
  title: translate('Your first month as an associate', 'एसोसिएट के रूप में आपका पहला महीना'),
  lead: translate(
    'Four weeks, a few hours each, and no pressure. At the end you know whether this is for you.',
    'चार हफ़्ते, हर हफ़्ते कुछ घंटे, कोई दबाव नहीं। अंत में आप जान जाते हैं कि यह आपके लिए है या नहीं।',
  ),
  sections: [
    {
      id: 'weeks',
      heading: translate('Week by week', 'हफ़्ता दर हफ़्ता'),
      blocks: [
        {
          steps: [
            translate(
              'Read the agreement and the disclosures. Ask about what you do not understand. Buy nothing yet.',
              'अनुबंध और प्रकटीकरण पढ़ें। जो समझ न आए, पूछें। अभी कुछ न खरीदें।',
            ),
            translate(
              'Choose one product that your home needs anyway. Use it, and note what you notice.',
              'एक ऐसा उत्पाद चुनें जो घर में वैसे भी चाहिए। इस्तेमाल करें, और जो लगे लिख लें।',
            ),
            translate(
              'Tell two people about it, as you would about a good shop. Do not push.',
              'दो लोगों को बताएँ, जैसे किसी अच्छी दुकान के बारे में बताते हैं। ज़ोर न दें।',
            ),
            translate(
              'Look at your points page: which order, which rule, what happens next. Then decide whether to continue.',
              'अपने पॉइंट का पेज देखें: कौन-सा ऑर्डर, कौन-सा नियम, आगे क्या। फिर तय करें कि जारी रखना है या नहीं।',
            ),
          ],
        },
      ],
    },
    {
      id: 'money',
      heading: translate('About money', 'पैसे के बारे में'),
      blocks: [
        translate(
          'Do not borrow for this. Do not stock up. Do not give up your job. Anyone who tells you to is not thinking of you.',
          'इसके लिए उधार न लें। माल न भरें। अपना काम न छोड़ें। जो ऐसा करने को कहे, वह आपका भला नहीं सोच रहा।',
        ),
        {
          note: translate(
            'You can end the agreement within 30 days as if it had never existed.',
            '30 दिनों के भीतर आप अनुबंध ऐसे खत्म कर सकते हैं जैसे वह हुआ ही न हो।',
          ),
        },
        {
          links: [
            { href: '/business/businessoportunity', label: translate('How it works', 'यह कैसे चलता है') },
            { href: '/disclouser', label: translate('Disclosures', 'प्रकटीकरण') },
          ],
        },
      ],
    },
  ],
});
