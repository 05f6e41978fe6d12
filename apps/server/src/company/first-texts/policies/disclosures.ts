import type { ToFirstPolicy } from './first-policy.types.ts';
import { grievanceSection, sellerSection } from './sections.ts';

/** What the rules for direct selling require the company to disclose to customers and associates. */
export const disclosures: ToFirstPolicy = (translate) => ({
  slug: 'disclouser',
  title: translate('Direct-selling disclosures', 'डायरेक्ट सेलिंग प्रकटीकरण'),
  lead: translate(
    'The Consumer Protection (Direct Selling) Rules, 2021 say what a company like ours must disclose. Here it is, before you join or buy.',
    'उपभोक्ता संरक्षण (डायरेक्ट सेलिंग) नियम, 2021 बताते हैं कि हमारी जैसी कंपनी को आपको क्या बताना है। यह रहा, जुड़ने और खरीदने से पहले।',
  ),
  sections: [
    sellerSection(translate),
    {
      id: 'no-fee',
      heading: translate('No joining fee', 'जुड़ने का शुल्क नहीं'),
      blocks: [
        translate(
          'Joining is free, and so is staying. You do not have to buy a starter pack, training or stock, now or later.',
          'जुड़ने का कोई खर्च नहीं, बने रहने का भी नहीं। शुरुआती पैक, प्रशिक्षण या माल खरीदना ज़रूरी नहीं, न अभी न बाद में।',
        ),
        {
          note: translate(
            'If anyone asks you for money to join in our name, do not pay, and report it to us.',
            'अगर कोई हमारे नाम पर जुड़ने के पैसे माँगे, तो न दें और हमें बताएँ।',
          ),
        },
      ],
    },
    {
      id: 'agreement',
      heading: translate('The agreement', 'अनुबंध'),
      blocks: [
        // For counsel: what the agreement must name under rule 5 of 2021.
        translate(
          'Associates sign a written agreement, on paper or electronically, and get a copy. It says what you may do, what you get, and how it ends. It does not make you an employee.',
          'एसोसिएट कागज़ पर या इलेक्ट्रॉनिक रूप से लिखित अनुबंध करते हैं और उसकी प्रति पाते हैं। उसमें लिखा है कि आप क्या कर सकते हैं, आपको क्या मिलता है, और वह कैसे खत्म होता है। इससे आप कर्मचारी नहीं बनते।',
        ),
        {
          list: [
            translate(
              'You are 18 or older and can prove who you are.',
              'आपकी उम्र 18 या ज़्यादा है और आप पहचान साबित कर सकते हैं।',
            ),
            translate('You may work for other companies too.', 'आप दूसरी कंपनियों के साथ भी काम कर सकते हैं।'),
            translate(
              'Either side can end it in writing. You do not have to give a reason.',
              'कोई भी पक्ष लिखकर इसे खत्म कर सकता है। आपको कारण बताना ज़रूरी नहीं।',
            ),
          ],
        },
        { links: [{ href: '/agreement', label: translate('Read the agreement', 'अनुबंध पढ़ें') }] },
      ],
    },
    {
      id: 'cooling-off',
      heading: translate('{coolingOffDays} days to change your mind', 'मन बदलने के {coolingOffDays} दिन'),
      blocks: [
        // For counsel: the length of the cooling-off period and from which day it counts.
        translate(
          'For {coolingOffDays} days after you sign, you can end the agreement as if it had never been, without a reason and without cost, with one button in your account or a message to us.',
          'दस्तखत के बाद {coolingOffDays} दिनों तक आप अनुबंध ऐसे खत्म कर सकते हैं जैसे वह हुआ ही न हो, बिना कारण और बिना खर्च: अपने खाते में एक बटन से, या हमें संदेश भेजकर।',
        ),
      ],
    },
    {
      id: 'goods-back',
      heading: translate('Returning goods', 'माल की वापसी'),
      blocks: [
        // For counsel: the buy-back of unsold goods, its period, and what may be taken off for handling.
        translate(
          'Customers can return goods within {returnDays} days of delivery. An associate can return unopened goods in good condition within {coolingOffDays} days of receiving them, for the full price paid.',
          'ग्राहक डिलीवरी के {returnDays} दिनों के भीतर सामान लौटा सकते हैं। एसोसिएट बिना खुला, ठीक हालत का माल मिलने के {coolingOffDays} दिनों के भीतर पूरी कीमत पर लौटा सकते हैं।',
        ),
      ],
    },
    {
      id: 'income',
      heading: translate('No promise of income', 'कमाई का कोई वादा नहीं'),
      blocks: [
        translate(
          'What you get depends on products that are sold and not returned. No one is paid for recruiting people. No one may promise you an amount, and what others have earned is no guide for you.',
          'आपको जो मिलता है वह बिके और न लौटाए गए उत्पादों पर निर्भर है। लोगों को जोड़ने का पैसा किसी को नहीं मिलता। कोई आपको रकम का वादा नहीं कर सकता, और दूसरों की कमाई आपके लिए पैमाना नहीं है।',
        ),
        translate(
          'We do not run any pyramid or money circulation scheme. We end the agreement of anyone who does so in our name.',
          'हम कोई पिरामिड या मनी सर्कुलेशन स्कीम नहीं चलाते, और जो हमारे नाम पर चलाए उसका अनुबंध खत्म करते हैं।',
        ),
      ],
    },
    {
      id: 'duties',
      heading: translate('An associate’s duties to you', 'एसोसिएट का आपके प्रति कर्तव्य'),
      blocks: [
        {
          list: [
            translate(
              'Comes by appointment, with an identity card, and leaves when you ask.',
              'समय लेकर आए, पहचान-पत्र साथ हो, और कहने पर चला जाए।',
            ),
            translate(
              'Informs you about the name, price, contents, delivery, returns and complaints before you order.',
              'ऑर्डर से पहले नाम, कीमत, सामग्री, डिलीवरी, वापसी और शिकायत के बारे में बताए।',
            ),
            translate(
              'Makes no claim of a cure and no false comparisons.',
              'इलाज का दावा न करे और किसी से झूठी तुलना न करे।',
            ),
            translate('Keeps what you tell them to themselves.', 'आपकी बताई बातें अपने तक रखे।'),
          ],
        },
        {
          links: [{ href: '/verify', label: translate('Check an identity card', 'पहचान-पत्र जाँचें') }],
        },
      ],
    },
    {
      id: 'officers',
      heading: translate('Nodal officer', 'नोडल अधिकारी'),
      blocks: ['{nodalOfficer}'],
    },
    grievanceSection(translate),
  ],
});
