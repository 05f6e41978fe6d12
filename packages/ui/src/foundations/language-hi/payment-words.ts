import type { Messages } from '../language/translate.ts';

/** Hindi texts of payments for orders. */
export const paymentWords: Messages = {
  'Pay for your order': 'अपने ऑर्डर का भुगतान करें',
  'Your payment is being started.': 'आपका भुगतान शुरू किया जा रहा है।',
  'Complete the payment in the window that has opened.': 'खुली हुई विंडो में भुगतान पूरा करें।',
  'Step {step} of {count}': 'चरण {step} / {count}',
  'Waiting for your bank': 'आपके बैंक की प्रतीक्षा है',
  'Your payment is being confirmed. This can take up to a minute.':
    'आपके भुगतान की पुष्टि हो रही है। इसमें एक मिनट तक लग सकता है।',
  'Your bank has not confirmed the payment yet.': 'आपके बैंक ने अभी भुगतान की पुष्टि नहीं की है।',
  'Your order is safe. It will continue as soon as your bank confirms the payment. Do not pay twice.':
    'आपका ऑर्डर सुरक्षित है। बैंक की पुष्टि मिलते ही वह आगे बढ़ेगा। दोबारा भुगतान न करें।',
  'The payment did not go through': 'भुगतान नहीं हो सका',
  'The payment was not completed.': 'भुगतान पूरा नहीं हुआ।',
  'The payment time has expired': 'भुगतान का समय समाप्त हो गया',
  'Your order was cancelled.': 'आपका ऑर्डर रद्द कर दिया गया।',
  'Your payment arrived too late. We will refund it.': 'आपका भुगतान देर से पहुँचा। हम आपका पैसा वापस भेज रहे हैं।',
  'Payment received': 'भुगतान मिल गया',
  'We will pack your order soon.': 'हम जल्द ही आपका ऑर्डर पैक करेंगे।',
  'Amount to pay': 'भुगतान की राशि',
  'We will hold your order for {minutes} minutes. If you do not pay by then, it will be cancelled.':
    'हम आपका ऑर्डर {minutes} मिनट तक रोककर रखेंगे। तब तक भुगतान न होने पर वह रद्द हो जाएगा।',
  'This order is already paid.': 'इस ऑर्डर का भुगतान हो चुका है।',
  'This order is not awaiting payment.': 'इस ऑर्डर का कोई भुगतान बाकी नहीं है।',
  'The payment time for this order has expired.': 'इस ऑर्डर के भुगतान का समय समाप्त हो गया।',
  'The payment could not be started. Please try again.': 'भुगतान शुरू नहीं हो सका। कृपया फिर कोशिश करें।',
  'Check again': 'फिर जाँचें',
  'Simulated payment': 'नकली भुगतान',
  'No money is charged here. Choose how the bank responds.': 'यहाँ कोई पैसा नहीं कटता। चुनें कि बैंक क्या जवाब दे।',
  Succeed: 'सफल',
  'The bank confirms the payment at once.': 'बैंक तुरंत भुगतान की पुष्टि करता है।',
  'Confirm later': 'बाद में पुष्टि',
  'The bank confirms it after a few seconds.': 'बैंक कुछ सेकंड बाद पुष्टि करता है।',
  'Leave pending': 'लंबित छोड़ें',
  'The bank does not respond yet.': 'बैंक अभी जवाब नहीं देता।',
  Fail: 'असफल',
  'The bank declines it.': 'बैंक उसे अस्वीकार करता है।',
};
