import type { ToFirstPolicy } from './first-policy.types.ts';
import { grievanceSection, sellerSection } from './sections.ts';

// For counsel: this text as a whole.
// For counsel: what sign-up says of the cost of joining and of these days, and whether that is enough.
/** The agreement that associates accept when they sign up. */
export const agreement: ToFirstPolicy = (translate) => ({
  slug: 'agreement',
  title: translate('Associate agreement', 'एसोसिएट अनुबंध'),
  lead: translate(
    'This is the whole agreement between you and us. You accept it by signing up, and can read it here at any time.',
    'आपके और हमारे बीच पूरा अनुबंध यही है। साइन अप करने पर आप इसे स्वीकार करते हैं, और यहाँ कभी भी पढ़ सकते हैं।',
  ),
  sections: [
    sellerSection(translate),
    {
      id: 'joining',
      heading: translate('Joining', 'जुड़ना'),
      blocks: [
        {
          list: [
            translate('You are 18 or older.', 'आपकी उम्र 18 या ज़्यादा है।'),
            translate(
              'Joining and staying are free. You need not buy anything, now or later.',
              'जुड़ना और बने रहना मुफ़्त है। कुछ भी खरीदना ज़रूरी नहीं, न अभी न बाद में।',
            ),
            translate(
              'You are not our employee. You may work for other companies too.',
              'आप हमारे कर्मचारी नहीं हैं। आप दूसरी कंपनियों के साथ भी काम कर सकते हैं।',
            ),
          ],
        },
      ],
    },
    {
      id: 'what-you-get',
      heading: translate('What you get', 'आपको क्या मिलता है'),
      blocks: [
        translate(
          'Points and payouts depend on products that are sold and not returned. We pay nothing for bringing people in, and promise no sum.',
          'पॉइंट और भुगतान बिके और न लौटाए गए उत्पादों पर निर्भर हैं। लोगों को जोड़ने का हम कुछ नहीं देते, और किसी रकम का वादा नहीं करते।',
        ),
      ],
    },
    {
      id: 'what-you-do',
      heading: translate('What you promise', 'आप क्या वादा करते हैं'),
      blocks: [
        {
          list: [
            translate(
              'You say truthfully what a product is, what it costs and how it can be returned.',
              'आप उत्पाद, उसकी कीमत और वापसी के बारे में सच बताते हैं।',
            ),
            translate('You promise no cure and no income.', 'आप इलाज या कमाई का वादा नहीं करते।'),
            translate('You take no money from anyone for joining.', 'आप किसी से जुड़ने के पैसे नहीं लेते।'),
            translate(
              'You keep the details of customers and of your team to yourself.',
              'ग्राहकों और अपनी टीम की जानकारी आप अपने तक रखते हैं।',
            ),
          ],
        },
      ],
    },
    {
      id: 'changing-your-mind',
      heading: translate('Changing your mind', 'मन बदलना'),
      blocks: [
        translate(
          'For {coolingOffDays} days after you accept it, you can withdraw from this agreement with one button in your account, without a reason and without cost. Then it is as if it had never been.',
          'स्वीकार करने के बाद {coolingOffDays} दिनों तक आप अपने खाते में एक बटन से इस अनुबंध से हट सकते हैं, बिना कारण और बिना खर्च। तब यह ऐसा होगा जैसे हुआ ही न हो।',
        ),
        translate(
          'Unopened goods in good condition can go back within {coolingOffDays} days for the full price. As a customer you can return within {returnDays} days of delivery.',
          'बिना खुला, ठीक हालत का माल {coolingOffDays} दिनों के भीतर पूरी कीमत पर लौट सकता है। ग्राहक के रूप में आप डिलीवरी के {returnDays} दिनों के भीतर लौटा सकते हैं।',
        ),
      ],
    },
    {
      id: 'ending',
      heading: translate('How it ends', 'यह कैसे खत्म होता है'),
      blocks: [
        translate(
          'After that, either of us can end it in writing at any time. What you have earned until then is paid.',
          'उसके बाद हम दोनों में से कोई भी इसे कभी भी लिखकर खत्म कर सकता है। तब तक जो आपका बना है, वह मिलता है।',
        ),
      ],
    },
    {
      id: 'new-versions',
      heading: translate('New versions', 'नए संस्करण'),
      blocks: [
        translate(
          'When the text changes, we show you the new version in your account, and it counts once you accept it.',
          'पाठ बदलने पर हम नया संस्करण आपके खाते में दिखाते हैं, और वह आपके स्वीकार करने पर ही लागू होता है।',
        ),
      ],
    },
    grievanceSection(translate),
  ],
});
