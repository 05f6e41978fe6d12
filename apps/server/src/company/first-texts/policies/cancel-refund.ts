import type { ToFirstPolicy } from './first-policy.types.ts';
import { grievanceSection } from './sections.ts';

/** How to cancel or return an order, and when the money comes back. */
export const cancelRefund: ToFirstPolicy = (translate) => ({
  slug: 'cancelrefund',
  title: translate('Cancellation and refund', 'ऑर्डर रद्द करना और पैसे की वापसी'),
  lead: translate(
    'Our policy for returns and refunds: you can cancel until the order is shipped, and return it after the delivery. We refund you the way you paid.',
    'वापसी और रिफंड की नीति: ऑर्डर भेजे जाने तक आप उसे रद्द कर सकते हैं, और डिलीवरी के बाद वापस भेज सकते हैं। पैसा जिस रास्ते आया, उसी से लौटता है।',
  ),
  sections: [
    {
      id: 'cancel',
      heading: translate('Cancel an order', 'ऑर्डर रद्द करें'),
      blocks: [
        {
          steps: [
            translate('Open the order under ‘Orders’.', '‘ऑर्डर’ में जाकर वह ऑर्डर खोलें।'),
            translate('Press ‘Cancel order’. It costs nothing.', '‘ऑर्डर रद्द करें’ दबाएँ। कोई शुल्क नहीं।'),
            translate(
              'The order shows as cancelled at once. Points that were pending for it are cancelled, and a coupon can be used again.',
              'ऑर्डर तुरंत रद्द दिखता है। उसके लंबित पॉइंट रद्द हो जाते हैं, और कूपन फिर काम आ सकता है।',
            ),
          ],
        },
        translate(
          'Once it is shipped, you can no longer cancel it, but you can return it.',
          'भेजे जाने के बाद रद्द नहीं हो सकता, पर आप वापस भेज सकते हैं।',
        ),
        translate(
          'A UPI or card order that is not paid within {paymentMinutes} minutes is cancelled automatically.',
          'UPI या कार्ड वाला ऑर्डर {paymentMinutes} मिनट में भुगतान न होने पर अपने आप रद्द हो जाता है।',
        ),
      ],
    },
    {
      id: 'return',
      heading: translate('Return an order', 'ऑर्डर वापस भेजें'),
      blocks: [
        {
          steps: [
            translate(
              'Open the order within {returnDays} days of delivery and press ‘Return order’. Give a reason in one sentence.',
              'डिलीवरी के {returnDays} दिनों के भीतर ऑर्डर खोलें और ‘ऑर्डर लौटाएँ’ दबाएँ। एक वाक्य में कारण लिखें।',
            ),
            translate(
              'We review your request and tell you how to send the parcel. If the item was broken, wrong or spoilt, we pay for the return.',
              'हम आपका अनुरोध देखकर बताते हैं कि पार्सल कैसे भेजें। टूटा, गलत या खराब सामान आया हो तो वापसी का खर्च हमारा।',
            ),
            translate('When it reaches us, we refund you.', 'पहुँचने पर हम पैसा लौटाते हैं।'),
          ],
        },
        // For counsel: what may be excluded from returns for hygiene, and the 30 days of the direct selling rules.
        translate(
          'Opened food, cosmetics and clothes worn next to the skin can be returned only if something is wrong with them.',
          'खुला हुआ खाद्य पदार्थ, सौंदर्य उत्पाद और अंदर पहनने के कपड़े तभी वापस हो सकते हैं जब उनमें कोई खराबी हो।',
        ),
      ],
    },
    {
      id: 'refund',
      // For the company: confirm with the payment company how long a refund takes.
      heading: translate('Your money', 'आपका पैसा'),
      blocks: [
        {
          facts: [
            {
              label: translate('Paid by UPI or card', 'UPI या कार्ड से भुगतान'),
              text: translate(
                'Back to the same account or card. We start it at once; the bank takes 5 to 7 working days.',
                'उसी खाते या कार्ड में। हम तुरंत भेजते हैं; बैंक को 5 से 7 कार्यदिवस लगते हैं।',
              ),
            },
            {
              label: translate('Paid by cash on delivery', 'कैश ऑन डिलीवरी'),
              text: translate(
                'By bank transfer. We ask for your account details when the parcel reaches us.',
                'बैंक ट्रांसफ़र से। पार्सल पहुँचने पर हम आपसे खाते का ब्योरा पूछते हैं।',
              ),
            },
            {
              label: translate('How much', 'कितना'),
              text: translate(
                'Everything you paid for the order, including delivery.',
                'ऑर्डर के लिए दी गई पूरी रकम, डिलीवरी शुल्क समेत।',
              ),
            },
          ],
        },
        {
          note: translate(
            'We never ask for a PIN, password, code or fee to refund you. Anyone who does is not from our company.',
            'पैसा लौटाने के लिए हम कभी पिन, पासवर्ड, कोड या शुल्क नहीं माँगते। जो माँगे वह हम नहीं हैं।',
          ),
        },
      ],
    },
    {
      id: 'points',
      heading: translate('Your points', 'आपके पॉइंट'),
      blocks: [
        translate(
          'Points from a cancelled or returned order move from pending to cancelled. Other points do not change.',
          'रद्द या वापस हुए ऑर्डर के पॉइंट लंबित से रद्द में चले जाते हैं। बाकी पॉइंट वैसे ही रहते हैं।',
        ),
      ],
    },
    grievanceSection(translate),
  ],
});
