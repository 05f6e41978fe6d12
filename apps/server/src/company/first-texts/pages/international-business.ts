import type { ToFirstPage } from './first-page.types.ts';

/** The page that says that the company sells only in India, and what this means for people abroad. */
export const internationalBusiness: ToFirstPage = (translate) => ({
  slug: 'internationalbusiness',
  title: translate('International business', 'अंतरराष्ट्रीय व्यवसाय'),
  heading: translate('India first', 'पहले भारत'),
  drawing: 'international-business',
  lead: translate(
    'We sell and deliver in India, and nowhere else yet. If that changes, it will be written on this page.',
    'हम भारत में बेचते और पहुँचाते हैं, अभी और कहीं नहीं। बदलाव होगा तो इसी पेज पर लिखा होगा।',
  ),
  sections: [
    {
      id: 'today',
      heading: translate('Where we are today', 'आज की स्थिति'),
      blocks: [
        {
          list: [
            translate(
              'We deliver to addresses in India with a six-digit PIN code.',
              'हम भारत के उन पतों पर पहुँचाते हैं जिनका छह अंकों का पिन कोड है।',
            ),
            translate('Prices are in rupees and include GST.', 'कीमतें रुपये में हैं और जीएसटी शामिल है।'),
            translate(
              'Associates live in India and have an Indian mobile number.',
              'एसोसिएट भारत में रहते हैं और उनके पास भारतीय मोबाइल नंबर होता है।',
            ),
          ],
        },
      ],
    },
    {
      id: 'from-abroad',
      heading: translate('If you live abroad', 'अगर आप विदेश में रहते हैं'),
      blocks: [
        translate(
          'You can send something to your family: someone in India logs in with their own number, and you choose together. We cannot send parcels abroad, and ask you not to carry large amounts abroad for sale: other countries have their own rules for herbs and foods.',
          'आप अपने परिवार के लिए कुछ भेज सकते हैं: भारत में कोई अपने नंबर से लॉगिन करे, और आप मिलकर चुनें। हम देश से बाहर पार्सल नहीं भेज सकते, और आपसे निवेदन है कि बेचने के लिए ज़्यादा माल विदेश न ले जाएँ: जड़ी-बूटियों और खाद्य पदार्थों के लिए दूसरे देशों के अपने नियम हैं।',
        ),
      ],
    },
    {
      id: 'before-another-country',
      heading: translate('What comes before another country', 'किसी दूसरे देश से पहले क्या'),
      blocks: [
        {
          steps: [
            translate(
              'Permission to sell each product there, with labels in the language of the country.',
              'वहाँ हर उत्पाद बेचने की अनुमति, और उस देश की भाषा में लेबल।',
            ),
            translate(
              'A company of ours there that takes complaints and returns.',
              'वहाँ हमारी एक कंपनी, जो शिकायतें और वापसी ले।',
            ),
            translate(
              'The rules of that country for direct selling, kept from the first day.',
              'डायरेक्ट सेलिंग के उस देश के नियम, पहले दिन से।',
            ),
          ],
        },
        {
          note: translate(
            'No one may sell you a “country licence” or an early position abroad in our name. There is no such thing.',
            'कोई भी हमारे नाम पर आपको “देश का लाइसेंस” या विदेश में पहले की जगह नहीं बेच सकता। ऐसा कुछ नहीं है।',
          ),
        },
      ],
    },
  ],
});
