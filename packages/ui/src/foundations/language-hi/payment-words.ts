import type { Messages } from '../language/translate.ts';

/** Hindi texts of payments for orders. */
export const paymentWords: Messages = {
  'Pay for your order': 'अपने ऑर्डर का भुगतान करें',
  'The payment is being opened.': 'भुगतान खोला जा रहा है।',
  'Pay in the window that has opened.': 'जो विंडो खुली है, उसमें भुगतान करें।',
  'Step {step} of {count}': 'चरण {step} / {count}',
  'Waiting for your bank': 'आपके बैंक की प्रतीक्षा है',
  'Your payment is being confirmed. This can take up to a minute.':
    'आपके भुगतान की पुष्टि हो रही है। इसमें एक मिनट तक लग सकता है।',
  'Your bank has not confirmed the payment yet.': 'आपके बैंक ने अभी भुगतान की पुष्टि नहीं की है।',
  'Nothing is lost: your order goes on as soon as the bank says yes. Do not pay twice.':
    'कुछ खोया नहीं है: बैंक के हाँ कहते ही आपका ऑर्डर आगे बढ़ेगा। दोबारा भुगतान न करें।',
  'The payment did not go through': 'भुगतान नहीं हो सका',
  'The payment was not finished.': 'भुगतान पूरा नहीं हुआ।',
  'The time to pay is over': 'भुगतान का समय समाप्त हो गया',
  'Your order was cancelled.': 'आपका ऑर्डर रद्द कर दिया गया।',
  'Your payment came too late. We send your money back.': 'आपका भुगतान देर से पहुँचा। हम आपका पैसा वापस भेज रहे हैं।',
  'Payment received': 'भुगतान मिल गया',
  'Your order is on its way to being packed.': 'आपका ऑर्डर पैक होने जा रहा है।',
  'To pay': 'भुगतान की राशि',
  'Your order is kept for {minutes} minutes. Without a payment it is cancelled then.':
    'आपका ऑर्डर {minutes} मिनट तक रखा जाएगा। भुगतान न होने पर वह रद्द हो जाएगा।',
  'This order is paid already.': 'इस ऑर्डर का भुगतान हो चुका है।',
  'This order does not wait for a payment.': 'इस ऑर्डर को भुगतान की प्रतीक्षा नहीं है।',
  'The time to pay this order is over.': 'इस ऑर्डर के भुगतान का समय समाप्त हो गया।',
  'The payment could not be opened. Please try again.': 'भुगतान खोला नहीं जा सका। कृपया फिर कोशिश करें।',
  'Check again': 'फिर जाँचें',
  'Simulated payment': 'नकली भुगतान',
  'No money moves here. Choose what the bank says.': 'यहाँ कोई पैसा नहीं कटता। चुनें कि बैंक क्या कहे।',
  Succeed: 'सफल',
  'The bank confirms the payment at once.': 'बैंक तुरंत भुगतान की पुष्टि करता है।',
  'Confirm later': 'बाद में पुष्टि',
  'The bank confirms it after some seconds.': 'बैंक कुछ सेकंड बाद पुष्टि करता है।',
  'Leave pending': 'लंबित छोड़ें',
  'The bank says nothing yet.': 'बैंक अभी कुछ नहीं कहता।',
  Fail: 'असफल',
  'The bank declines it.': 'बैंक उसे अस्वीकार करता है।',
};
