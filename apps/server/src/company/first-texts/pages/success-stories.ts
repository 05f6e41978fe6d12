import type { ToFirstPage } from './first-page.types.ts';

/** What associates learned. Until real associates share their stories, these are samples without names and sums. */
export const successStories: ToFirstPage = (translate) => {
  const sample = translate('Sample', 'नमूना');
  return {
    slug: 'sucessstory',
    title: translate('Success stories', 'सफलता की कहानियाँ'),
    drawing: 'success-stories',
    lead: translate(
      'Associates will share here what they have learned. You will find no amounts: what one person earns says nothing about what you would earn.',
      'यहाँ एसोसिएट बताएँगे कि उन्होंने रास्ते में क्या सीखा। रकम कहीं नहीं मिलेगी: एक की कमाई से यह पता नहीं चलता कि आपकी कितनी होगी।',
    ),
    sections: [
      {
        id: 'stories',
        heading: translate('What people learn', 'लोग क्या सीखते हैं'),
        blocks: [
          translate(
            'We have not collected any stories yet. These four are made up to show what stories here will be like.',
            'अभी किसी की कहानी नहीं जुटाई गई है। ये चार गढ़ी हुई हैं: वे दिखाती हैं कि इस पेज की कहानी किस बारे में होती है।',
          ),
          // For the company: put stories of real associates in place of the samples, each with its teller's consent in writing.
          {
            cards: [
              {
                label: sample,
                title: translate('“I read the label out loud”', '“मैं लेबल ज़ोर से पढ़ती हूँ”'),
                text: translate(
                  'A home-maker noticed that her neighbours trusted her once she read out what is not in a pack. She now begins with that.',
                  'एक गृहिणी ने देखा कि जब वे पढ़कर बताती हैं कि पैक में क्या नहीं है, तब पड़ोसी भरोसा करते हैं। अब वे वहीं से शुरू करती हैं।',
                ),
              },
              {
                label: sample,
                title: translate('“I say no more often”', '“मैं अब ज़्यादा बार मना करता हूँ”'),
                text: translate(
                  'A shopkeeper sent a customer with sugar to his doctor before selling him anything. The customer came back with his family.',
                  'एक दुकानदार ने शुगर वाले ग्राहक को कुछ बेचने से पहले डॉक्टर के पास भेजा। ग्राहक अपने परिवार के साथ लौटा।',
                ),
              },
              {
                label: sample,
                title: translate('“I keep a notebook”', '“मैं एक कॉपी रखती हूँ”'),
                text: translate(
                  'A retired teacher writes down who bought what and when it will be used up, and calls in that week only.',
                  'एक सेवानिवृत्त शिक्षिका लिखती हैं कि किसने क्या लिया और वह कब खत्म होगा, और केवल उसी हफ़्ते फ़ोन करती हैं।',
                ),
              },
              {
                label: sample,
                title: translate('“I stopped, and that was fine”', '“मैंने छोड़ दिया, और सब ठीक रहा”'),
                text: translate(
                  'A student found that selling was not for him. He ended the agreement, owed nothing, and still buys the honey.',
                  'एक छात्र को लगा कि बेचना उसके बस का नहीं। उसने अनुबंध खत्म किया, कुछ देना नहीं पड़ा, और शहद अब भी मँगाता है।',
                ),
              },
            ],
          },
        ],
      },
      {
        id: 'how-a-story-gets-here',
        heading: translate('How a story gets here', 'कहानी यहाँ कैसे आती है'),
        blocks: [
          {
            steps: [
              translate(
                'You write to us, or we ask you. No one is paid for a story.',
                'आप हमें लिखते हैं, या हम पूछते हैं। कहानी के पैसे किसी को नहीं मिलते।',
              ),
              translate(
                'We check that it is true, and remove amounts and health claims.',
                'हम जाँचते हैं कि बात सच है, और रकम व इलाज के दावे हटा देते हैं।',
              ),
              translate(
                'You read it, and it appears only with your written consent. If you withdraw consent, we remove it.',
                'आप उसे पढ़ते हैं, और वह केवल आपकी लिखित सहमति से छपती है। सहमति वापस लें, तो हट जाती है।',
              ),
            ],
          },
          { links: [{ href: '/Shop/contact', label: translate('Share your story', 'अपनी कहानी बताएँ') }] },
        ],
      },
    ],
  };
};
