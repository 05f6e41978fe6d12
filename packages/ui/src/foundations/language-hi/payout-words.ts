import type { Messages } from '../language/translate.ts';

/** The payouts to associates, for staff. */
export const payoutWords: Messages = {
  Payouts: 'पेआउट',
  Payout: 'पेआउट',
  'Payout period': 'पेआउट का महीना',
  'No payouts': 'कोई पेआउट नहीं',
  'The figures of associates appear here once the month is closed.':
    'महीना बंद होने के बाद एसोसिएट के आँकड़े यहाँ दिखते हैं।',
  'Close month': 'महीना बंद करें',
  'Close this month? Its figures cannot change afterwards.': 'यह महीना बंद करें? इसके बाद इसके आँकड़े नहीं बदल सकते।',
  'The month is closed. Export its figures to calculate the payouts.':
    'महीना बंद हो गया है। पेआउट का हिसाब करने के लिए इसके आँकड़े निर्यात करें।',
  'The month is over. Close it to fix the figures of all associates; what is confirmed or returned later counts in the next month.':
    'महीना पूरा हो गया है। सभी एसोसिएट के आँकड़े तय करने के लिए इसे बंद करें; जो बाद में पक्का हो या वापस आए, वह अगले महीने में गिना जाएगा।',
  'An administrator can close the month once it is over. The figures of all associates are fixed then.':
    'महीना पूरा होने पर एडमिन इसे बंद कर सकते हैं। तब सभी एसोसिएट के आँकड़े तय हो जाते हैं।',
  '{amount} in {count} payouts': '{count} पेआउट में {amount}',
  'No amount': 'राशि नहीं',
  'Own points': 'अपने पॉइंट',
  Purchases: 'खरीदारी',
  'Paid on': 'भुगतान की तारीख',
  Transfer: 'बैंक ट्रांसफ़र',
  'Withdraw amount': 'राशि वापस लें',
  'Withdraw the amount of this payout? Another amount can be imported later.':
    'इस पेआउट की राशि वापस लें? बाद में दूसरी राशि आयात की जा सकती है।',
  'The amount is withdrawn': 'राशि वापस ले ली गई है',
  'Record transfer': 'ट्रांसफ़र दर्ज करें',
  'Another person has recorded this transfer. Check it, then save again.':
    'किसी और ने यह ट्रांसफ़र दर्ज कर दिया है। देखकर फिर सहेजें।',
  'Import payouts': 'पेआउट आयात करें',

  // Bank accounts of members.
  'Bank account': 'बैंक खाता',
  'Bank accounts': 'बैंक खाते',
  'No bank accounts': 'कोई बैंक खाता नहीं',
  'Members enter their bank account and PAN in the member area.':
    'सदस्य अपना बैंक खाता और PAN सदस्य क्षेत्र में लिखते हैं।',
  'also of another member': 'किसी और सदस्य का भी',
  'Another member has the same PAN. Check who it belongs to.':
    'किसी और सदस्य का भी यही PAN है। देखें कि यह किसका है।',
  Verify: 'सत्यापित करें',
  'Net amount must be a number': 'कुल देय राशि एक संख्या होनी चाहिए',
  'Version must be a whole number': 'संस्करण एक पूर्ण संख्या होना चाहिए',
  'Show in full': 'पूरा दिखाएँ',
  Hide: 'छिपाएँ',
  'The audit records that you have seen them.': 'ऑडिट में दर्ज होता है कि आपने इसे देखा है।',
  'Bank account and PAN in full': 'बैंक खाता और PAN, पूरा',
  'Payouts go to this account from now on. The member is notified.':
    'अब से पेआउट इस खाते में जाएँगे। सदस्य को सूचना दी जाती है।',
  'Why they are rejected': 'अस्वीकार करने का कारण',
  'Seen in full': 'पूरा देखा गया',
  'Transfers for the bank': 'बैंक के लिए ट्रांसफ़र',
  'Payouts for the tax return': 'टैक्स रिटर्न के लिए पेआउट',
  'Export for the bank': 'बैंक के लिए निर्यात करें',
  'Export for the tax return': 'टैक्स रिटर्न के लिए निर्यात करें',
  'Bank account or PAN changed': 'बैंक खाता या PAN बदला गया',
  'Bank details not found': 'बैंक खाता नहीं मिला',
  'These bank details have changed. They are shown as they are now.':
    'यह बैंक खाता बदल गया है। अब जैसा है, वैसा दिखाया गया है।',
  'This member has not entered a bank account yet.': 'इस सदस्य ने अभी बैंक खाता नहीं लिखा है।',
  'Another member of staff must decide on your own bank details.':
    'आपके अपने बैंक खाते पर किसी दूसरे स्टाफ़ सदस्य को फ़ैसला करना होगा।',
  'Choose verified or rejected': 'सत्यापित या अस्वीकृत चुनें',

  // Failures of the server.
  'Payout period not found': 'पेआउट का महीना नहीं मिला',
  'Payout not found': 'पेआउट नहीं मिला',
  'This month is not over yet.': 'यह महीना अभी पूरा नहीं हुआ है।',
  'This period was closed already.': 'यह महीना पहले ही बंद किया जा चुका है।',
  'This payout has no amount yet. Import the amounts first.': 'इस पेआउट में अभी राशि नहीं है। पहले राशियाँ आयात करें।',
  'This payout has changed. It is shown as it is now.': 'यह पेआउट बदल गया है। अब जैसा है, वैसा दिखाया गया है।',
  'A payout cannot get this status now.': 'पेआउट को अभी यह स्थिति नहीं दी जा सकती।',
  'Another payout has this reference': 'यह संदर्भ किसी दूसरे पेआउट का है',
  'Reference is required for a paid payout': 'भुगतान हो चुके पेआउट के लिए संदर्भ ज़रूरी है',
  'Write the day of payment such as 2026-12-05': 'भुगतान का दिन 2026-12-05 की तरह लिखें',
  'Choose due, paid or failed': 'बाकी, भुगतान हो गया या असफल में से चुनें',
  'Status must be one of the list': 'स्थिति सूची में से एक होनी चाहिए',

  // Errors of rows in an import.
  'No payout of a closed period has this ID': 'इस ID का कोई पेआउट किसी बंद महीने में नहीं है',
  'Another associate has this ID. Download the file again.':
    'यह ID किसी दूसरे एसोसिएट की है। फ़ाइल फिर से डाउनलोड करें।',
  'Another row has the same payout': 'किसी दूसरी पंक्ति में यही पेआउट है',
  'Another row has this reference': 'किसी दूसरी पंक्ति में यही संदर्भ है',
  'Gross amount is required': 'कुल राशि ज़रूरी है',
  'Gross amount must be at most 10000000': 'कुल राशि ज़्यादा से ज़्यादा 10000000 हो सकती है',
  'TDS and deductions must be less than the gross amount': 'टीडीएस और कटौतियाँ कुल राशि से कम होनी चाहिए',
  'Net amount must be the gross amount less TDS and deductions':
    'भुगतान की राशि कुल राशि में से टीडीएस और कटौतियाँ घटाने पर मिलनी चाहिए',
  'The amounts of a paid payout do not change': 'भुगतान हो चुके पेआउट की राशियाँ नहीं बदलतीं',
  'A paid payout can only fail': 'भुगतान हो चुका पेआउट केवल असफल हो सकता है',
  'This payout was paid by another transfer. Download the file again.':
    'इस पेआउट का भुगतान दूसरे ट्रांसफ़र से हुआ है। फ़ाइल फिर से डाउनलोड करें।',
  'This transfer has failed. Write the reference of the new one.':
    'यह ट्रांसफ़र असफल रहा है। नए ट्रांसफ़र का संदर्भ लिखें।',
  'Write Due, Paid or Failed': 'Due, Paid या Failed लिखें',
};
