import type { Messages } from '../language/translate.ts';

/** The words of the staff area. */
export const staffWords: Messages = {
  // The frame.
  'Back to the shop': 'दुकान पर वापस',
  'This page is for staff.': 'यह पेज स्टाफ़ के लिए है।',
  'This page is for administrators.': 'यह पेज प्रशासकों के लिए है।',
  Administrator: 'प्रशासक',
  'Search pages': 'पेज खोजें',
  'Log in with another account, or go back to the shop.': 'दूसरे खाते से लॉगिन करें या दुकान पर वापस जाएँ।',

  // The second factor.
  'Second factor': 'दूसरा प्रमाण',
  Code: 'कोड',
  'Enter a code': 'कोड लिखें',
  'Code must be at most 40 characters': 'कोड में ज़्यादा से ज़्यादा 40 वर्ण हो सकते हैं',
  'This code is incorrect or has already been used.': 'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है।',
  'Only staff have a second factor.': 'दूसरा प्रमाण केवल स्टाफ़ के लिए है।',
  'The 6 digits in your authenticator app, or a recovery code.': 'आपके ऑथेंटिकेटर ऐप के 6 अंक, या एक रिकवरी कोड।',
  'First enter a code from your previous app, or a recovery code.':
    'पहले पिछले ऐप का कोड या एक रिकवरी कोड लिखें।',
  'A code from an app on your phone protects your login, even if someone knows your password.':
    'आपके फ़ोन के ऐप का कोड आपके लॉगिन की रक्षा करता है, चाहे कोई आपका पासवर्ड जान ले।',
  'Set up': 'सेट करें',
  'Set up again': 'फिर से सेट करें',
  'The second factor is on. Recovery codes left: {count}.': 'दूसरा प्रमाण चालू है। बचे रिकवरी कोड: {count}।',
  'Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.':
    'इसे ऑथेंटिकेटर ऐप से स्कैन करें, या ऐप में कुंजी लिखें। फिर वह कोड लिखें जो ऐप दिखाए।',
  'QR code for the authenticator app': 'ऑथेंटिकेटर ऐप के लिए QR कोड',
  Key: 'कुंजी',
  'Save these recovery codes now. They will not be shown again. If you lose your phone, use each one once instead of an app code.':
    'ये रिकवरी कोड अभी सहेजें; ये दोबारा नहीं दिखेंगे। फ़ोन खो जाए तो हर कोड एक बार ऐप के कोड की जगह चलता है।',
  'I have saved them': 'मैंने सहेज लिए',
  'The second factor could not be loaded': 'दूसरा प्रमाण लोड नहीं हो सका',

  // The groups of pages, and the pages.
  Work: 'काम',
  Today: 'आज',
  Leads: 'संपर्क',

  // Today.
  'New leads': 'नए संपर्क',
  'Products running low': 'कम बचे उत्पाद',
  'Sold out products': 'ख़त्म हो चुके उत्पाद',
  'Products with an incomplete label': 'अधूरे लेबल वाले उत्पाद',

  // Any list.
  'Import from CSV': 'CSV से आयात करें',
  New: 'नया',
  Status: 'स्थिति',
  Saved: 'सहेजा गया',
  Restored: 'वापस लाया गया',
  Restore: 'वापस लाएँ',
  'Deleted. It can be restored.': 'हटाया गया। इसे वापस लाया जा सकता है।',
  'Delete this record?': 'यह रिकॉर्ड हटाएँ?',

  'In use': 'उपयोग में',
  Deleted: 'हटाए गए',
  'Current image': 'मौजूदा तस्वीर',

  // The catalogue.
  Catalogue: 'कैटलॉग',
  'New category': 'नई श्रेणी',
  'No categories': 'कोई श्रेणी नहीं',
  Subcategories: 'उपश्रेणियाँ',
  'One per line': 'हर पंक्ति में एक',
  'Used in the web address. If empty, it is made from the name.': 'पते में इसका हिस्सा। न लिखने पर नाम से बनता है।',
  Price: 'कीमत',
  Stock: 'स्टॉक',
  'New product': 'नया उत्पाद',
  'No products': 'कोई उत्पाद नहीं',
  Visible: 'दिखता है',
  Hidden: 'छिपा हुआ',
  'Label incomplete': 'लेबल अधूरा',
  'Change selected': 'चुने हुए बदलें',
  'Change selected products': 'चुने हुए उत्पाद बदलें',
  'What changes': 'क्या बदलेगा',
  'New price': 'नई कीमत',
  'Raise prices by (%)': 'कीमत प्रतिशत से बढ़ाएँ',
  'A negative number lowers them.': '0 से कम लिखने पर घटती है।',
  Visibility: 'दिखना',
  'No change': 'कोई बदलाव नहीं',
  Product: 'उत्पाद',
  'Alert at': 'चेतावनी इतने पर',
  Low: 'कम',
  'At or below this number the shop shows how many are left, and staff are notified.':
    'इतने या इससे कम होने पर दुकान बची संख्या दिखाती है और स्टाफ़ को सूचना मिलती है।',
  Receive: 'आया माल जोड़ें',
  Correct: 'संख्या सुधारें',
  'Pieces received': 'कितने आए',
  'Pieces in stock': 'स्टॉक में कितने हैं',
  'For example, a delivery from the manufacturer': 'जैसे निर्माता से आई खेप',
  'For example, a stock count or damaged goods': 'जैसे गिनती या ख़राब माल',
  Brands: 'ब्रांड',
  Brand: 'ब्रांड',
  'New brand': 'नया ब्रांड',
  'No brands': 'कोई ब्रांड नहीं',

  Sizes: 'साइज़',

  // Failed jobs.
  'Failed jobs': 'विफल काम',
  'No job has failed.': 'कोई काम विफल नहीं हुआ है।',
  Job: 'काम',
  Attempts: 'कोशिशें',
  'Last failed': 'पिछली विफलता',
  'Next attempt': 'अगली कोशिश',
  'Confirm points': 'पॉइंट की पुष्टि',
  'Plan expiry of points': 'पॉइंट की समाप्ति तय करना',
  'Notify of expiring points': 'समाप्त होने वाले पॉइंट की सूचना',
  'Expire points': 'पॉइंट की समाप्ति',
  'Cancel unconfirmed orders': 'बिना पुष्टि वाले ऑर्डर रद्द करना',
  'Cancel unpaid orders': 'बिना भुगतान वाले ऑर्डर रद्द करना',
  'Check open payments': 'अधूरे भुगतानों की जाँच',
  'Pay refunds': 'रिफ़ंड चुकाना',
  'Finish account deletions': 'खातों को हटाने का काम पूरा करना',

  // The audit.
  Administration: 'प्रशासन',
  Audit: 'बदलावों का लेखा',
  Time: 'समय',
  'Changed by': 'किसने बदला',
  Action: 'कार्रवाई',
  Record: 'रिकॉर्ड',
  Lead: 'संपर्क',
  'Before and after': 'पहले और बाद में',

  // Leads.
  'No leads': 'कोई संपर्क नहीं',
  'Leads come from the form on the company page.': 'संपर्क कंपनी के पेज के फ़ॉर्म से आते हैं।',
  'Called by': 'फ़ोन करने वाले',
  Received: 'मिला',
  'Follow-up': 'आगे की कार्रवाई',
  Called: 'फ़ोन किया',
  Joined: 'जुड़ गए',
};
