import type { ToSampleArticle } from './sample-article.types.ts';

/** What to look for on a pack. */
export const readALabel: ToSampleArticle = (translate) => ({
  slug: 'read-a-label',
  date: '2026-11-09',
  title: translate('How to read a label in one minute', 'एक मिनट में लेबल कैसे पढ़ें'),
  lead: translate(
    'Six places on a pack tell you more than any advertisement. Start at the back.',
    'पैक की छह जगहें किसी भी विज्ञापन से ज़्यादा बताती हैं। पीछे से शुरू करें।',
  ),
  sections: [
    {
      id: 'six-places',
      heading: translate('The six places', 'छह जगहें'),
      blocks: [
        {
          steps: [
            translate(
              'The list of contents. What comes first is most of it. If sugar leads, it is a sweet.',
              'सामग्री की सूची। जो पहले लिखा है वही सबसे ज़्यादा है। चीनी पहले हो, तो वह मिठाई है।',
            ),
            translate(
              'Per serving or per 100 g. Compare two packs by the same measure.',
              'प्रति खुराक या प्रति 100 ग्राम। दो पैक एक ही पैमाने पर मिलाएँ।',
            ),
            translate(
              'The licence: fourteen digits for food, or the number of an ayurvedic maker.',
              'लाइसेंस: खाद्य के लिए चौदह अंक, या आयुर्वेदिक निर्माता की संख्या।',
            ),
            translate(
              'Made on, best before, batch. Without a batch nothing can be recalled.',
              'बनाने की तारीख, उपयोग की अवधि, बैच। बैच के बिना कुछ वापस नहीं मँगाया जा सकता।',
            ),
            translate(
              'The green or brown mark: with or without animal contents.',
              'हरा या भूरा निशान: शाकाहारी या नहीं।',
            ),
            translate(
              'Manufacturer, address, number for complaints. If they are missing, ask why.',
              'निर्माता, पता, शिकायत का नंबर। जो छिपता है, उसकी कोई वजह होती है।',
            ),
          ],
        },
      ],
    },
    {
      id: 'big-words',
      heading: translate('Big words, small meaning', 'बड़े शब्द, छोटा मतलब'),
      blocks: [
        translate(
          '“Natural” is not defined for most products. “Clinically proven” needs a study you can look up. “100 %” begs the question: of what?',
          'ज़्यादातर उत्पादों के लिए “प्राकृतिक” की कोई परिभाषा नहीं। “क्लिनिकली सिद्ध” के लिए ऐसा अध्ययन चाहिए जो आप देख सकें। “100 %” पर पूछें: किसका?',
        ),
        {
          note: translate(
            'A food that claims to cure an illness breaks the law. Leave it on the shelf.',
            'जो खाद्य बीमारी ठीक करने का दावा करे, वह कानून तोड़ता है। उसे वहीं छोड़ दें।',
          ),
        },
      ],
    },
    {
      id: 'try-it',
      heading: translate('Try it', 'आज़माएँ'),
      blocks: [
        translate(
          'Take two packs from your own kitchen and read them side by side. Then look at a product here: its page shows the same facts.',
          'अपनी रसोई से दो पैक लें और साथ-साथ पढ़ें। फिर यहाँ कोई उत्पाद देखें: वही बातें उसके पेज पर हैं।',
        ),
        { links: [{ href: '/products/', label: translate('See our products', 'उत्पाद देखें') }] },
      ],
    },
  ],
});
