import type { ToFirstPolicy } from './first-policy.types.ts';
import { grievanceSection, sellerSection } from './sections.ts';

/** The terms of sale. */
export const terms: ToFirstPolicy = (translate) => ({
  slug: 'terms&condiction',
  title: translate('Terms and conditions', 'नियम और शर्तें'),
  lead: translate(
    'What you and we can rely on when you use this site and buy from us, as briefly as possible.',
    'जब आप यह साइट इस्तेमाल करते और हमसे खरीदते हैं, तब आप और हम किन बातों पर भरोसा कर सकते हैं, जितने कम शब्दों में हो सके।',
  ),
  sections: [
    sellerSection(translate),
    {
      id: 'account',
      heading: translate('Your account', 'आपका खाता'),
      blocks: [
        translate(
          'You need an account to order, and must be 18 or older to have one. Do not share your password or codes: we never ask for them. Inform us at once if someone else uses your account.',
          'ऑर्डर करने के लिए खाता चाहिए, और खाते के लिए उम्र 18 साल या ज़्यादा। पासवर्ड और कोड किसी को न दें: हम कभी नहीं माँगते। कोई और आपका खाता इस्तेमाल करे तो तुरंत बताएँ।',
        ),
      ],
    },
    {
      id: 'orders',
      heading: translate('Prices and orders', 'कीमत और ऑर्डर'),
      blocks: [
        // For counsel: when the contract comes into being, and what holds where a price was plainly wrong.
        translate(
          'Prices are in rupees and include GST. What you pay in all, delivery included, is shown before you place the order; nothing is added afterwards.',
          'कीमतें रुपये में हैं और जीएसटी शामिल है। डिलीवरी मिलाकर कुल रकम ऑर्डर से पहले दिखती है; बाद में कुछ नहीं जुड़ता।',
        ),
        translate(
          'Your order is an offer. We accept it when we confirm it. If an item has sold out or a price was clearly wrong, we will inform you and you owe nothing.',
          'आपका ऑर्डर एक प्रस्ताव है। पुष्टि करने पर हम उसे स्वीकार करते हैं। इस बीच कुछ खत्म हो जाए या कोई कीमत साफ़ तौर पर गलत हो, तो हम बताते हैं और आपको कुछ नहीं देना होता।',
        ),
      ],
    },
    {
      id: 'payment',
      heading: translate('Payment', 'भुगतान'),
      blocks: [
        translate(
          'You pay by cash on delivery, UPI or card. With UPI or card, you have {paymentMinutes} minutes to pay; after that, the order is cancelled automatically. We refund any later payment to the same account.',
          'आप दरवाज़े पर नकद, UPI या कार्ड से भुगतान करते हैं। UPI और कार्ड में ऑर्डर {paymentMinutes} मिनट तक भुगतान की राह देखता है; उसके बाद अपने आप रद्द हो जाता है। बाद में आया पैसा वहीं लौटता है जहाँ से आया।',
        ),
      ],
    },
    {
      id: 'delivery',
      heading: translate('Delivery', 'डिलीवरी'),
      blocks: [
        {
          facts: [
            {
              label: translate('Standard', 'सामान्य'),
              text: translate(
                '{standardDays} days, ₹{standardFee}; free from ₹{standardFreeFrom}',
                '{standardDays} दिन, ₹{standardFee}; ₹{standardFreeFrom} या ज़्यादा पर मुफ़्त',
              ),
            },
            {
              label: translate('Express', 'तेज़'),
              text: translate('{expressDays} days, ₹{expressFee}', '{expressDays} दिन, ₹{expressFee}'),
            },
          ],
        },
        translate(
          'The risk is ours until the parcel is in your hands. Do not accept a parcel that was opened.',
          'पार्सल आपके हाथ में आने तक जोखिम हमारा है। खुला हुआ पार्सल न लें।',
        ),
      ],
    },
    {
      id: 'returns',
      heading: translate('Cancelling and returning', 'रद्द करना और वापस करना'),
      blocks: [
        translate(
          'You can cancel until the order is shipped, and return it within {returnDays} days of delivery.',
          'ऑर्डर भेजे जाने तक आप उसे रद्द कर सकते हैं, और डिलीवरी के {returnDays} दिनों के भीतर वापस भेज सकते हैं।',
        ),
        {
          links: [
            {
              href: '/cancelrefund',
              label: translate('Cancellation and refund', 'ऑर्डर रद्द करना और पैसे की वापसी'),
            },
          ],
        },
      ],
    },
    {
      id: 'points-and-coupons',
      heading: translate('Points and coupons', 'पॉइंट और कूपन'),
      blocks: [
        translate(
          'Points follow the order: pending when it is placed, confirmed when it can no longer be returned, cancelled if it was returned. They are not money, cannot be sold, and promise no income. Each coupon shows its discount, minimum amount and end date.',
          'पॉइंट ऑर्डर के साथ चलते हैं: ऑर्डर होने पर लंबित, वापसी का समय बीतने पर पक्के, वापस होने पर रद्द। वे पैसा नहीं हैं, बेचे नहीं जा सकते, और कमाई का वादा नहीं हैं। हर कूपन पर लिखा है कि वह कितना घटाता है, किस रकम से और कब तक।',
        ),
      ],
    },
    {
      id: 'products',
      heading: translate('What products are for', 'उत्पाद किसलिए हैं'),
      blocks: [
        // For counsel: the notice that products are no medicine, for foods, cosmetics and ayurvedic goods each.
        translate(
          'Our products keep well people well. They do not replace a doctor, a diagnosis or a medicine. Read the label; ask your doctor first if you are pregnant, ill, or take medicines.',
          'हमारे उत्पाद स्वस्थ लोगों की सेहत के लिए हैं। वे डॉक्टर, जाँच या दवा की जगह नहीं लेते। लेबल पढ़ें; गर्भवती हों, बीमार हों या दवा लेते हों तो पहले डॉक्टर से पूछें।',
        ),
      ],
    },
    {
      id: 'associates',
      heading: translate('If you sell', 'अगर आप बेचते हैं'),
      blocks: [
        translate(
          'Associates have a written agreement with us in addition to these terms. The disclosures contain what the law requires about it.',
          'इन शर्तों के अलावा एसोसिएट का हमारे साथ लिखित अनुबंध होता है। कानून जो बताना चाहता है वह प्रकटीकरण में है।',
        ),
        { links: [{ href: '/disclouser', label: translate('Disclosures', 'प्रकटीकरण') }] },
      ],
    },
    {
      id: 'liability',
      heading: translate('Our liability', 'हमारी ज़िम्मेदारी'),
      blocks: [
        // For counsel: liability, governing law and court.
        translate(
          'We are responsible for what we sell and say, as the Consumer Protection Act, 2019 provides; nothing here limits that. We are not responsible for delays that no one could prevent, such as floods or strikes, but we will inform you and you may cancel.',
          'जो हम बेचते और कहते हैं, उसके लिए हम उपभोक्ता संरक्षण अधिनियम, 2019 के अनुसार जवाबदेह हैं; यहाँ लिखी कोई बात इसे कम नहीं करती। बाढ़ या हड़ताल जैसी देरी, जिसे कोई रोक न सके, उसकी ज़िम्मेदारी हमारी नहीं, पर हम बताते हैं और आप ऑर्डर रद्द कर सकते हैं।',
        ),
        translate(
          'The law of India applies. You may go to the consumer commission where you live.',
          'भारत का कानून लागू होता है। आप अपने ज़िले के उपभोक्ता आयोग में जा सकते हैं।',
        ),
      ],
    },
    {
      id: 'changes',
      heading: translate('Changes', 'बदलाव'),
      blocks: [
        translate(
          'New terms apply to orders placed after they appear here. Each order follows the terms of the day it was placed.',
          'नई शर्तें उन ऑर्डर पर लागू होती हैं जो उनके यहाँ आने के बाद किए गए। हर ऑर्डर पर उसी दिन की शर्तें लागू रहती हैं।',
        ),
      ],
    },
    grievanceSection(translate),
  ],
});
