import type { ToSampleArticle } from './sample-article.types.ts';

/** What associates may and may not say about a product. */
export const honestWords: ToSampleArticle = (translate) => ({
  slug: 'honest-words',
  date: '2026-09-28',
  title: translate('What you may say about a product', 'उत्पाद के बारे में क्या कह सकते हैं'),
  lead: translate(
    'The best sentence about a product is one that is still true next week. A short guide for associates.',
    'उत्पाद के बारे में सबसे अच्छा वाक्य वह है जो अगले हफ़्ते भी सच हो। एसोसिएट के लिए एक छोटी सलाह।',
  ),
  sections: [
    {
      id: 'say-this',
      heading: translate('Say this', 'यह कहें'),
      blocks: [
        {
          list: [
            translate('“I use it myself, in my tea, in the morning.”', '“मैं खुद लेती हूँ, सुबह की चाय में।”'),
            translate('“It contains this and this. Here, read it.”', '“इसमें यह और यह है। लीजिए, खुद पढ़िए।”'),
            translate(
              '“It did nothing for me. My sister likes it.”',
              '“मुझे तो फ़र्क नहीं लगा। मेरी बहन को पसंद है।”',
            ),
            translate('“I do not know. I will ask and call you.”', '“मुझे नहीं पता। पूछकर फ़ोन करूँगी।”'),
          ],
        },
      ],
    },
    {
      id: 'not-that',
      heading: translate('Not that', 'यह नहीं'),
      blocks: [
        {
          list: [
            translate(
              '“It cures sugar.” No food may claim that.',
              '“इससे शुगर ठीक हो जाती है।” कोई खाद्य ऐसा दावा नहीं कर सकता।',
            ),
            translate('“You can stop your tablets.” Never.', '“आप अपनी दवा बंद कर सकते हैं।” कभी नहीं।'),
            translate(
              '“You will earn this much.” No one knows that.',
              '“आप इतना-इतना कमाएँगे।” यह कोई नहीं जानता।',
            ),
            translate('“Only today.” The price is the same tomorrow.', '“केवल आज।” कीमत कल भी वही है।'),
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: translate('Why it pays', 'इसका फ़ायदा'),
      blocks: [
        translate(
          'A customer who bought on a promise comes once. A customer who bought on a label comes again and brings the neighbours.',
          'जो वादे पर खरीदता है, एक बार आता है। जो लेबल पढ़कर खरीदता है, फिर आता है, और पड़ोसी को भी लाता है।',
        ),
      ],
    },
  ],
});
