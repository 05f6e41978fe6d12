import type { ToFirstPage } from './first-page.types.ts';

/** What direct selling is, how it works here, and how it differs from a chain scheme. */
export const directSelling: ToFirstPage = (translate) => ({
  slug: 'directselling',
  title: translate('Direct selling', 'डायरेक्ट सेलिंग'),
  heading: translate('Direct selling, in plain words', 'डायरेक्ट सेलिंग, सीधे शब्दों में'),
  drawing: 'direct-selling',
  lead: translate(
    'A shop sells over a counter. A direct seller sells from person to person: someone you can ask explains a product and takes your order.',
    'दुकान काउंटर पर बेचती है। डायरेक्ट सेलिंग में सामान एक व्यक्ति से दूसरे तक जाता है: कोई जिससे आप पूछ सकते हैं, उत्पाद समझाता है और आपका ऑर्डर लेता है।',
  ),
  sections: [
    {
      id: 'how-it-works',
      heading: translate('How it works here', 'यहाँ कैसे चलता है'),
      blocks: [
        {
          steps: [
            translate(
              'You see the product, its price and its contents, on this site or with an associate.',
              'आप उत्पाद, उसकी कीमत और उसकी सामग्री देखते हैं, इस साइट पर या किसी एसोसिएट के साथ।',
            ),
            translate(
              'You order. The invoice comes from the company, and the price is the same for everyone.',
              'आप ऑर्डर करते हैं। बिल कंपनी देती है, और कीमत सबके लिए एक ही है।',
            ),
            translate(
              'We deliver to your door. If it does not suit you, send it back.',
              'हम आपके दरवाज़े तक पहुँचाते हैं। जो ठीक न लगे वह वापस हो सकता है।',
            ),
            translate(
              'You earn the points of your order. They also count for the team of the associate who referred you.',
              'आपके ऑर्डर के पॉइंट आपको मिलते हैं। वे आपको रेफ़र करने वाले एसोसिएट की टीम में भी गिने जाते हैं।',
            ),
          ],
        },
      ],
    },
    {
      id: 'what-it-is-not',
      heading: translate('What it is not', 'यह क्या नहीं है'),
      blocks: [
        translate(
          'A chain scheme pays people for recruiting others. It is banned in India for good reason: most people who join lose money. Look for these differences.',
          'चेन स्कीम में लोगों को जोड़ने का पैसा मिलता है। भारत में यह मना है, और ठीक ही मना है: जुड़ने वाले ज़्यादातर लोग पैसा गँवाते हैं। फ़र्क ऐसे पहचानें।',
        ),
        {
          cards: [
            {
              label: translate('Here', 'यहाँ'),
              title: translate('Points come from products', 'पॉइंट उत्पादों से मिलते हैं'),
              text: translate(
                'No sale, no points. No one is paid for a name on a form.',
                'बिक्री नहीं तो पॉइंट नहीं। फ़ॉर्म पर नाम लिखवाने से किसी को कुछ नहीं मिलता।',
              ),
            },
            {
              label: translate('Chain scheme', 'चेन स्कीम'),
              title: translate('Money comes from joining', 'पैसा जुड़ने से आता है'),
              text: translate(
                'You pay to get in, and get it back only by bringing in others.',
                'आप जुड़ने के पैसे देते हैं, और दूसरों को जोड़कर ही वापस पाते हैं।',
              ),
            },
            {
              label: translate('Here', 'यहाँ'),
              title: translate('You buy what you use', 'जितना काम आए उतना खरीदें'),
              text: translate(
                'You do not have to buy anything to join or to stay. One order is fine, and so is none.',
                'जुड़ने या बने रहने के लिए कुछ खरीदना ज़रूरी नहीं। एक ऑर्डर भी काफ़ी है, और शून्य भी।',
              ),
            },
            {
              label: translate('Chain scheme', 'चेन स्कीम'),
              title: translate('You stock what you cannot sell', 'जो बिके नहीं वह भर लेते हैं'),
              text: translate(
                'Starter packs, monthly minimums, and boxes under the bed.',
                'शुरुआती पैक, हर महीने की न्यूनतम खरीद, और पलंग के नीचे डिब्बे।',
              ),
            },
          ],
        },
      ],
    },
    {
      id: 'as-a-customer',
      heading: translate('What you can count on', 'आप किस बात पर भरोसा कर सकते हैं'),
      blocks: [
        {
          list: [
            translate(
              'An associate who visits you comes at a time that suits you, says who they are and shows an identity card.',
              'घर आने वाला एसोसिएट आपकी सुविधा के समय आता है, अपना परिचय देता है और पहचान-पत्र दिखाता है।',
            ),
            translate(
              'You learn the full price, the delivery and how to return before you order.',
              'ऑर्डर से पहले आपको पूरी कीमत, डिलीवरी और वापसी का तरीका बताया जाता है।',
            ),
            translate(
              'No associate may tell you that a product cures an illness.',
              'कोई एसोसिएट यह नहीं कह सकता कि कोई उत्पाद बीमारी ठीक करता है।',
            ),
          ],
        },
        {
          links: [
            {
              href: '/cancelrefund',
              label: translate('Cancellation and refund', 'ऑर्डर रद्द करना और पैसे की वापसी'),
            },
            { href: '/verify', label: translate('Check an identity card', 'पहचान-पत्र जाँचें') },
            { href: '/disclouser', label: translate('Disclosures', 'प्रकटीकरण') },
            {
              href: '/business/whypgm',
              label: translate('Why PGM Wellness', 'PGM Wellness ही क्यों'),
            },
          ],
        },
      ],
    },
  ],
});
