import type { Messages } from '../language/translate.ts';

/** Hindi texts of the page 'My team'. */
export const teamWords: Messages = {
  'Loading your team…': 'आपकी टीम लाई जा रही है…',
  'Your team could not be loaded': 'आपकी टीम नहीं लाई जा सकी',
  'Failed to fetch associate tree': 'एसोसिएट ट्री नहीं लाया जा सका',
  'You have no place in the team': 'टीम में आपकी कोई जगह नहीं है',
  'This account works for the company and has no sponsor and no referral link.':
    'यह खाता कंपनी के काम का है; इसका न कोई स्पॉन्सर है, न रेफ़रल लिंक।',

  // The referral link.
  'Bring somebody along': 'किसी को साथ लाएँ',
  'Whoever joins by your link, or scans the picture, stands directly below you.':
    'जो आपके लिंक से या यह QR कोड स्कैन करके जुड़ता है, वह सीधे आपके नीचे आता है।',
  'Your referral code': 'आपका रेफ़रल कोड',
  'Your referral link': 'आपका रेफ़रल लिंक',
  'QR code of your referral link': 'आपके रेफ़रल लिंक का QR कोड',
  'The QR code could not be drawn. The link works all the same.': 'QR कोड नहीं बन सका। लिंक फिर भी काम करता है।',
  'Copy link': 'लिंक कॉपी करें',
  'Link copied': 'लिंक कॉपी हो गया',
  'The link could not be copied. Select it and copy it yourself.': 'लिंक कॉपी नहीं हो सका। उसे चुनकर खुद कॉपी करें।',
  Share: 'शेयर करें',

  // People.
  'Above you': 'आपके ऊपर',
  'Your sponsor first, then those above.': 'पहले आपके स्पॉन्सर, फिर उनसे ऊपर वाले।',
  'Nobody above you': 'आपके ऊपर कोई नहीं',
  'You came by yourself.': 'आप किसी स्पॉन्सर के बिना जुड़े हैं।',
  'Below you': 'आपके नीचे',
  'Mobile numbers and mail addresses are shown in part unless their owner has agreed to share them.':
    'मोबाइल नंबर और ईमेल पूरे तभी दिखते हैं जब वह सदस्य इसके लिए राज़ी हो।',
  'Referred users': 'रेफ़र किए गए सदस्य',
  'People you referred, newest first.': 'जिन्हें आपने रेफ़र किया, सबसे नए पहले।',
  'Nobody has joined by your link yet': 'आपके लिंक से अभी कोई नहीं जुड़ा',
  'Nobody below you yet': 'अभी आपके नीचे कोई नहीं',
  'Share your referral link: who joins by it stands here.': 'अपना रेफ़रल लिंक शेयर करें: जो उससे जुड़ेगा, यहाँ दिखेगा।',
  'Your downline': 'आपकी डाउनलाइन',
  'Joined {date}': '{date} को जुड़े',
  'Nobody below yet': 'नीचे अभी कोई नहीं',
  '{direct} directly below, {total} in all': 'सीधे नीचे {direct}, कुल {total}',
  'Loading people…': 'लोग लाए जा रहे हैं…',
  'The list could not be loaded': 'सूची नहीं लाई जा सकी',
  '{shown} of {total} shown': '{total} में से {shown} दिखाए गए',
  'Show more': 'और दिखाएँ',

  // The team.
  'Ways to look at your team': 'टीम देखने के तरीके',
  Tree: 'ट्री',
  List: 'सूची',
  Referred: 'रेफ़र किए गए',
  Repurchase: 'पुनर्खरीद',
  'Level {level}': 'स्तर {level}',
  'Your team as a tree': 'ट्री के रूप में आपकी टीम',
  'Loading who is below {name}…': '{name} के नीचे के लोग लाए जा रहे हैं…',
  '{count} directly below {name}': '{name} के सीधे नीचे {count}',
  'Show more below {name} ({count} left)': '{name} के नीचे और दिखाएँ ({count} बाकी)',
  'Who is below {name} could not be loaded.': '{name} के नीचे के लोग नहीं लाए जा सके।',

  // The search.
  'Search by name or referral code': 'नाम या रेफ़रल कोड से खोजें',
  'The search did not work': 'खोज नहीं हो सकी',
  '1 person found': '1 व्यक्ति मिला',
  '{count} people found': '{count} लोग मिले',
  'There may be more further down: search for a whole referral code.':
    'और नीचे और लोग हो सकते हैं: पूरा रेफ़रल कोड लिखकर खोजें।',
  'Nobody found': 'कोई नहीं मिला',
  'Try a part of the name, the user name or the referral code.':
    'नाम, यूज़रनेम या रेफ़रल कोड का कोई हिस्सा लिखकर देखें।',
  'Show the whole team': 'पूरी टीम दिखाएँ',
  'Found in your team': 'आपकी टीम में मिले',
  'Level {level} below you': 'आपसे {level} स्तर नीचे',

  // Totals and payments.
  'Repurchase summary': 'पुनर्खरीद का सार',
  'Products less discounts, without delivery.': 'छूट के बाद उत्पादों की रकम, डिलीवरी के बिना।',
  'You, on the way': 'आपके ऑर्डर, रास्ते में',
  'You, delivered': 'आपके ऑर्डर, पहुँचे हुए',
  'Directly below you, on the way': 'सीधे नीचे वालों के ऑर्डर, रास्ते में',
  'Directly below you, delivered': 'सीधे नीचे वालों के ऑर्डर, पहुँचे हुए',
  '1 order': '1 ऑर्डर',
  '{count} orders': '{count} ऑर्डर',
  Payments: 'भुगतान',
  Month: 'महीना',
  'Points by month': 'महीने के हिसाब से पॉइंट',
  'Points confirmed in the month: yours, and those of everyone in your team.':
    'महीने में पक्के हुए पॉइंट: आपके, और आपकी पूरी टीम के।',
  'The points could not be loaded': 'पॉइंट नहीं लाए जा सके',
  'Team points': 'टीम के पॉइंट',
  'The sums could not be loaded': 'रकमें नहीं लाई जा सकीं',
  'Payments to you': 'आपको किए गए भुगतान',
  'Your payments could not be loaded': 'आपके भुगतान नहीं लाए जा सके',
  'No payments yet': 'अभी कोई भुगतान नहीं',
  'Payments from the company appear here, month by month.':
    'कंपनी से मिलने वाले भुगतान यहाँ महीने के हिसाब से दिखते हैं।',
  '1 payment': '1 भुगतान',
  '{count} payments': '{count} भुगतान',
  'the last on {date}': 'पिछला {date} को',
  'Paid on {date}': '{date} को दिया गया',
  Due: 'बाकी',
  Failed: 'असफल',
};
