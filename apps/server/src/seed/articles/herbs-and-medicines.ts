import type { ToSampleArticle } from './sample-article.types.ts';

/** The article about people who should ask a doctor before they use herbs. */
export const herbsAndMedicines: ToSampleArticle = (translate) => ({
  slug: 'herbs-and-medicines',
  date: '2026-10-12',
  title: translate('Herbs and medicines together: ask first', 'जड़ी-बूटी और दवा साथ-साथ: पहले पूछें'),
  lead: translate(
    'A plant that has an effect can also interfere with a medicine. If you take tablets, ask before adding anything.',
    'जिस पौधे का असर होता है, वह किसी और चीज़ के आड़े भी आ सकता है। जो दवा लेते हैं, वे कुछ जोड़ने से पहले पूछें।',
  ),
  sections: [
    {
      id: 'who-should-ask',
      heading: translate('Who should ask', 'किसे पूछना चाहिए'),
      blocks: [
        {
          list: [
            translate(
              'Anyone who takes tablets for sugar, blood pressure, blood, thyroid or nerves.',
              'जो शुगर, रक्तचाप, खून, थायरॉइड या नसों की दवा लेते हैं।',
            ),
            translate(
              'Anyone who is pregnant, planning to be, or breastfeeding.',
              'जो गर्भवती हैं, होना चाहती हैं, या दूध पिलाती हैं।',
            ),
            translate('Anyone who has surgery planned.', 'जिनका जल्द ऑपरेशन होना है।'),
            translate('Parents, for their children.', 'माता-पिता, अपने बच्चों के लिए।'),
          ],
        },
      ],
    },
    {
      id: 'how-to-ask',
      heading: translate('How to ask well', 'ठीक से कैसे पूछें'),
      blocks: [
        {
          steps: [
            translate(
              'Take the pack with you, or a photograph of its back.',
              'पैक साथ ले जाएँ, या उसके पिछले हिस्से की तस्वीर।',
            ),
            translate(
              'Mention everything else you take, even small things.',
              'बताएँ कि और क्या लेते हैं, छोटी चीज़ें भी।',
            ),
            translate(
              'Ask: together, apart, or not at all? And what would I notice?',
              'पूछें: साथ, अलग-अलग, या बिल्कुल नहीं? और मुझे क्या महसूस हो सकता है?',
            ),
            translate(
              'Never stop a medicine because you have started a herb.',
              'जड़ी-बूटी शुरू करने पर दवा कभी बंद न करें।',
            ),
          ],
        },
      ],
    },
    {
      id: 'what-associates-do',
      heading: translate('What our associates do', 'हमारे एसोसिएट क्या करते हैं'),
      blocks: [
        translate(
          'They ask you the same before you order, and send you to your doctor if the answer is yes. If any of them tells you to stop a medicine, do not stop it, and report it to us.',
          'वे ऑर्डर से पहले आपसे यही पूछते हैं, और जवाब हाँ हो तो डॉक्टर के पास भेजते हैं। उनमें से कोई दवा छोड़ने को कहे, तो न छोड़ें और हमें बताएँ।',
        ),
        { links: [{ href: '/Shop/flipcard', label: translate('Know your herbs', 'अपनी जड़ी-बूटियाँ पहचानें') }] },
      ],
    },
  ],
});
