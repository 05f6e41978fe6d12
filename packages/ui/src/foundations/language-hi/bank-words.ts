import type { Messages } from '../language/translate.ts';

/** The bank account and the PAN of an associate. */
export const bankWords: Messages = {
  'Bank account and PAN': 'बैंक खाता और PAN',
  'Loading your bank account and PAN…': 'आपका बैंक खाता और PAN लाया जा रहा है…',
  'Your bank account and PAN could not be loaded': 'आपका बैंक खाता और PAN लोड नहीं हो सका',
  'No bank account yet': 'अभी कोई बैंक खाता नहीं',
  'Add your bank account and PAN, so that we can pay you.':
    'अपना बैंक खाता और PAN जोड़ें, ताकि हम आपको भुगतान कर सकें।',
  'Add bank account and PAN': 'बैंक खाता और PAN जोड़ें',
  'Add bank account': 'बैंक खाता जोड़ें',
  'Change bank account or PAN': 'बैंक खाता या PAN बदलें',
  'Bank account missing': 'बैंक खाता नहीं है',
  'Not verified yet': 'अभी सत्यापित नहीं',
  Verified: 'सत्यापित',
  'Add your bank account, so that we can pay you.': 'अपना बैंक खाता जोड़ें, ताकि हम आपको भुगतान कर सकें।',
  'We will check these details. We pay only to a verified account.':
    'हम यह जानकारी जाँचेंगे। हम केवल सत्यापित खाते में भुगतान करते हैं।',
  'We pay you to this account.': 'हम आपको इस खाते में भुगतान करते हैं।',
  'We could not verify these details. Please correct them.':
    'हम यह जानकारी सत्यापित नहीं कर सके। कृपया इसे ठीक करें।',
  'Reason: {reason}': 'कारण: {reason}',
  'Account holder': 'खाताधारक',
  'Account number': 'खाता संख्या',
  'Account number again': 'खाता संख्या फिर से',
  IFSC: 'IFSC (बैंक शाखा का कोड)',
  PAN: 'PAN (पैन)',
  'Last changed': 'पिछला बदलाव',
  'For your safety the full details are not shown again.':
    'आपकी सुरक्षा के लिए पूरी जानकारी दोबारा नहीं दिखाई जाती।',
  'As your bank knows the name': 'जैसा नाम बैंक में है',
  'For example, SBIN0001234': 'उदाहरण के लिए, SBIN0001234',
  'For example, ABCPE1234F': 'उदाहरण के लिए, ABCPE1234F',
  'To save your bank account and PAN, confirm that it is you.':
    'अपना बैंक खाता और PAN सहेजने के लिए पुष्टि करें कि यह आप हैं।',
  'Your bank account and PAN are saved. We will verify them.':
    'आपका बैंक खाता और PAN सहेज लिया गया है। हम इसे सत्यापित करेंगे।',
  'History of bank account and PAN': 'बैंक खाते और PAN का इतिहास',
  'No changes yet': 'अभी कोई बदलाव नहीं',
  'Loading the history…': 'इतिहास लाया जा रहा है…',
  'Entered or changed': 'लिखा या बदला गया',
  'Brought by an import': 'आयात से आया',

  // Rules of the form.
  'Account holder is required': 'खाताधारक का नाम ज़रूरी है',
  'Account number is required': 'खाता संख्या ज़रूरी है',
  'An account number has 9 to 18 digits': 'खाता संख्या में 9 से 18 अंक होते हैं',
  'Type the account number again': 'खाता संख्या फिर से लिखें',
  'The account numbers are different': 'दोनों खाता संख्याएँ अलग हैं',
  'IFSC is required': 'IFSC ज़रूरी है',
  'Write the IFSC in this format: SBIN0001234': 'IFSC इस तरह लिखें: SBIN0001234',
  'PAN is required': 'PAN ज़रूरी है',
  'Write the PAN in this format: ABCPE1234F': 'PAN इस तरह लिखें: ABCPE1234F',

  // Failures of the server, and notifications.
  'Enter your password to save your bank account and PAN.': 'अपना बैंक खाता और PAN सहेजने के लिए अपना पासवर्ड डालें।',
  'We have verified your bank account and PAN.': 'हमने आपका बैंक खाता और PAN सत्यापित कर लिया है।',
  'We could not verify your bank account and PAN. Reason: {reason}':
    'हम आपका बैंक खाता और PAN सत्यापित नहीं कर सके। कारण: {reason}',
};
