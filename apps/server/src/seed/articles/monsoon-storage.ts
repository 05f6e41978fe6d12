import type { ToSampleArticle } from './sample-article.types.ts';

/** How to store products during the rainy season. */
export const monsoonStorage: ToSampleArticle = (translate) => ({
  slug: 'monsoon-storage',
  date: '2026-10-26',
  title: translate('Keeping herbs and oils through the damp months', 'नमी के महीनों में जड़ी-बूटी और तेल कैसे रखें'),
  lead: translate(
    'Damp and heat spoil more powder than time does. A dry spoon and a dark corner do most of the work.',
    'समय से ज़्यादा चूर्ण नमी और गर्मी से खराब होता है। सूखा चम्मच और अँधेरा कोना ज़्यादातर काम कर देते हैं।',
  ),
  sections: [
    {
      id: 'powders',
      heading: translate('Powders and teas', 'चूर्ण और चाय'),
      blocks: [
        {
          list: [
            translate(
              'Close the pack at once. Every minute open lets damp in.',
              'पैक तुरंत बंद करें। खुला रहने का हर मिनट नमी अंदर लाता है।',
            ),
            translate('Use a dry spoon, not the one from the pot.', 'सूखा चम्मच लें, पतीले वाला नहीं।'),
            translate('Keep them away from the stove and the kettle.', 'चूल्हे और केतली से दूर रखें।'),
            translate('Lumps or a musty smell: throw it away.', 'गाँठें या सीलन की गंध हो, तो फेंक दें।'),
          ],
        },
      ],
    },
    {
      id: 'oils-and-honey',
      heading: translate('Oils, ghee and honey', 'तेल, घी और शहद'),
      blocks: [
        translate(
          'Keep oils dark and cool, not on the window sill. Ghee keeps outside the fridge if no wet spoon has been in it. Honey that turns solid is still good: stand the jar in warm water, never on the flame.',
          'तेल को अँधेरा और ठंडक चाहिए, खिड़की नहीं। घी फ्रिज के बाहर टिकता है, अगर उसमें गीला चम्मच न गया हो। जमा हुआ शहद भी ठीक है: मर्तबान को गर्म पानी में रखें, आँच पर कभी नहीं।',
        ),
      ],
    },
    {
      id: 'tablets',
      heading: translate('Tablets and capsules', 'गोलियाँ और कैप्सूल'),
      blocks: [
        translate(
          'Leave them in their bottle, with the little bag that came in it, out of the reach of children. Write the day of opening on the cap.',
          'उन्हें उनकी बोतल में ही रहने दें, साथ आई छोटी पुड़िया समेत, बच्चों की पहुँच से दूर। ढक्कन पर खोलने की तारीख लिख दें।',
        ),
        {
          note: translate(
            'Throw away anything past its date. Do not give it to a neighbour.',
            'जिसकी तारीख निकल गई वह कूड़ेदान में जाए, पड़ोसी को नहीं।',
          ),
        },
      ],
    },
  ],
});
