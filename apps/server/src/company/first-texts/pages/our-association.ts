import type { ToFirstPage } from './first-page.types.ts';

/** The partners of the company. */
export const ourAssociation: ToFirstPage = (translate) => ({
  slug: 'ourassociation',
  title: translate('Our association', 'हमारे सहयोगी'),
  drawing: 'our-association',
  lead: translate(
    'It takes many hands to reach your door. Here is who we work with, and what we ask of each.',
    'कोई चीज़ अकेले हाथों आपके दरवाज़े तक नहीं पहुँचती। यहाँ पढ़िए कि इसमें और कौन शामिल है, और हम हर एक से क्या चाहते हैं।',
  ),
  sections: [
    {
      id: 'with-whom',
      heading: translate('Who we work with', 'हम किनके साथ काम करते हैं'),
      blocks: [
        {
          cards: [
            {
              mark: 'leaf',
              title: translate('Manufacturers', 'निर्माता'),
              text: translate(
                'They make and pack under a licence for their type of product. The manufacturer and licence are printed on the pack.',
                'वे अपने तरह के उत्पाद के लाइसेंस के साथ बनाते और पैक करते हैं। निर्माता और लाइसेंस पैक पर छपे होते हैं।',
              ),
            },
            {
              mark: 'shield',
              title: translate('Laboratories', 'प्रयोगशालाएँ'),
              text: translate(
                'They test what a label claims. A batch without its report does not go on sale.',
                'वे लेबल के दावों की जाँच करती हैं। बिना रिपोर्ट का बैच बिक्री में नहीं आता।',
              ),
            },
            {
              mark: 'scales',
              title: translate('Couriers and payments', 'कूरियर और भुगतान'),
              text: translate(
                'They get what they need for your parcel or your payment, and nothing else.',
                'उन्हें उतनी ही जानकारी मिलती है जितनी आपके पार्सल या भुगतान के लिए चाहिए।',
              ),
            },
            {
              mark: 'team',
              title: translate('Associates', 'एसोसिएट'),
              text: translate(
                'They work for themselves, under a written agreement, and show you their identity card when they call on you.',
                'वे अपना काम खुद करते हैं, लिखित अनुबंध के साथ, और आपके घर आने पर अपना पहचान-पत्र दिखाते हैं।',
              ),
            },
          ],
        },
        {
          links: [{ href: '/verify', label: translate('Check an identity card', 'पहचान-पत्र जाँचें') }],
        },
      ],
    },
    {
      id: 'what-we-ask',
      heading: translate('What we ask of them', 'हम उनसे क्या चाहते हैं'),
      blocks: [
        // For the company: confirm that every maker and laboratory is held to these points, and every batch tested.
        {
          list: [
            translate('A valid licence, shown before the first order.', 'वैध लाइसेंस, पहले ऑर्डर से पहले।'),
            translate(
              'A test report for every batch, kept until the batch expires.',
              'हर बैच की जाँच रिपोर्ट, जो बैच की मियाद तक रखी जाए।',
            ),
            translate(
              'Labels that claim no cure, in words that a customer understands.',
              'ऐसे लेबल जो इलाज का दावा न करें, और ग्राहक की समझ में आएँ।',
            ),
            translate(
              'No child labour, fair pay, clean rooms, and the right to come and look.',
              'कोई बाल श्रम नहीं, उचित मज़दूरी, साफ़ कमरे, और हमें आकर देखने का अधिकार।',
            ),
          ],
        },
      ],
    },
    {
      id: 'memberships',
      heading: translate('Memberships', 'सदस्यता'),
      blocks: [
        translate(
          'Trade bodies and chambers of commerce that the company belongs to:',
          'व्यापार की संस्थाएँ और वाणिज्य मंडल, जिनकी कंपनी सदस्य है:',
        ),
        '{memberships}',
      ],
    },
  ],
});
