import type { Messages } from '../language/translate.ts';

/** Imports of CSV files: their errors, and what the screen says. The names of columns are in English everywhere. */
export const importWords: Messages = {
  // Errors of rows.
  'Another account has this': 'यह किसी दूसरे खाते में है',
  'Another row has the same order': 'किसी दूसरी पंक्ति में यही ऑर्डर है',
  'Another row has the same product': 'किसी दूसरी पंक्ति में यही उत्पाद है',
  'Another row has this': 'यह किसी दूसरी पंक्ति में है',
  'An import does not change members': 'आयात से सदस्य नहीं बदलते',
  'Member not found': 'सदस्य नहीं मिला',
  'No associate has this username or ID, here or in a row above':
    'इस यूज़रनेम या पहचान संख्या का कोई एसोसिएट नहीं है, ऊपर की किसी पंक्ति में भी नहीं',
  'More than one record has this name': 'यह नाम एक से ज़्यादा का है',
  'Only a packed order can be shipped': 'केवल पैक किया हुआ ऑर्डर भेजा जा सकता है',
  'Write Blue Dart, Delhivery, DTDC, Ekart, India Post, XpressBees or Another carrier':
    'Blue Dart, Delhivery, DTDC, Ekart, India Post, XpressBees या Another carrier लिखें',
  'Several products have this name. Give the product ID.': 'यह नाम एक से ज़्यादा उत्पादों का है। उत्पाद की ID लिखें।',
  'Visible must be yes or no': 'Visible में yes या no लिखें',

  // Errors of files.
  'A row has more cells than the header has columns.': 'एक पंक्ति में शीर्षक से ज़्यादा खाने हैं।',
  'Missing column': 'यह कॉलम नहीं है',
  'Some columns are unknown or missing.': 'कुछ कॉलम अनजान हैं या नहीं हैं।',
  'The file has no rows.': 'फ़ाइल में कोई पंक्ति नहीं है।',
  'The file has too many columns.': 'फ़ाइल में बहुत ज़्यादा कॉलम हैं।',
  'The file is not UTF-8 text. Save it as "CSV UTF-8".': 'फ़ाइल UTF-8 में नहीं है। उसे "CSV UTF-8" के रूप में सहेजें।',
  'The file is not valid CSV: a quote is not closed, or is inside a cell.':
    'फ़ाइल CSV के रूप में नहीं पढ़ी जा सकी: कोई उद्धरण चिह्न बंद नहीं है, या किसी खाने के बीच में है।',
  'This column appears twice': 'यह कॉलम दो बार है',
  'Unknown column': 'अनजान कॉलम',
  'Choose a CSV file': 'एक CSV फ़ाइल चुनें',

  // Failures of imports and exports.
  'This link has expired. Download the file again.': 'इस लिंक का समय समाप्त हो गया। फ़ाइल फिर से डाउनलोड करें।',
  'Import not found': 'आयात नहीं मिला',
  'Only a checked import can be confirmed.': 'केवल जाँचे हुए आयात की पुष्टि हो सकती है।',
  'Some rows have errors.': 'कुछ पंक्तियों में गलतियाँ हैं।',
  'The file changes nothing.': 'फ़ाइल से कुछ नहीं बदलता।',
  'The import failed. Nothing was saved. Try again later.':
    'आयात नहीं हो सका। कुछ भी सहेजा नहीं गया। बाद में फिर कोशिश करें।',
  'The import has already finished.': 'आयात पहले ही समाप्त हो चुका है।',
  'The data has changed since the check. Nothing was saved. Upload the file again.':
    'जाँच के बाद डेटा बदल गया। कुछ भी सहेजा नहीं गया। फ़ाइल फिर से अपलोड करें।',

  // The screen.
  Import: 'आयात',
  'Export as CSV': 'CSV में निर्यात करें',
  'Import products': 'उत्पाद आयात करें',
  'Import stock': 'स्टॉक आयात करें',
  'Import shipments': 'भेजे गए ऑर्डर आयात करें',
  'Import members': 'सदस्य आयात करें',
  'CSV file': 'CSV फ़ाइल',
  'A header row, then at most {rows} rows and 20 MB. An export shows the columns.':
    'पहले शीर्षक की पंक्ति, फिर ज़्यादा से ज़्यादा {rows} पंक्तियाँ और 20 MB। कॉलम निर्यात की फ़ाइल में देखें।',
  'Checking {name}: {done} of {rows} rows': '{name} की जाँच: {rows} में से {done} पंक्तियाँ',
  'Writing {name}: {done} of {changes} rows': '{name} लिखी जा रही है: {changes} में से {done} पंक्तियाँ',
  'Cancel import': 'आयात रद्द करें',
  'Import another file': 'दूसरी फ़ाइल आयात करें',
  '{name} has 1 row. Nothing has been saved yet.': '{name} में 1 पंक्ति है। अभी कुछ सहेजा नहीं गया है।',
  '{name} has {rows} rows. Nothing has been saved yet.': '{name} में {rows} पंक्तियाँ हैं। अभी कुछ सहेजा नहीं गया है।',
  'No row changes anything.': 'किसी पंक्ति से कुछ नहीं बदलता।',
  '1 row adds or changes something.': '1 पंक्ति से कुछ जुड़ता या बदलता है।',
  '{changes} rows add or change something.': '{changes} पंक्तियों से कुछ जुड़ता या बदलता है।',
  'Import 1 row': '1 पंक्ति आयात करें',
  'Import {changes} rows': '{changes} पंक्तियाँ आयात करें',
  '1 row imported.': '1 पंक्ति आयात हो गई।',
  '{changes} rows imported.': '{changes} पंक्तियाँ आयात हो गईं।',
  'Import cancelled. Nothing was saved.': 'आयात रद्द हो गया। कुछ भी सहेजा नहीं गया।',
  '1 row has an error and will be skipped': '1 पंक्ति में गलती है, वह छोड़ी जाएगी',
  '{count} rows have errors and will be skipped': '{count} पंक्तियों में गलतियाँ हैं, वे छोड़ी जाएँगी',
  'Showing the first 1,000.': 'पहली 1,000 दिखाई गई हैं।',
  'The errors could not be loaded': 'गलतियाँ लोड नहीं हो सकीं',
  Row: 'पंक्ति',
  Column: 'कॉलम',
  Error: 'गलती',
};
