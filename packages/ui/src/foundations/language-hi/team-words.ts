import type { Messages } from '../language/translate.ts';

/** Hindi texts of the page 'My team'. */
export const teamWords: Messages = {
  'Loading your team…': 'आपकी टीम लाई जा रही है…',
  'Your team could not be loaded': 'आपकी टीम नहीं लाई जा सकी',
  'Failed to update associate': 'एसोसिएट की जानकारी बदली नहीं जा सकी',
  'Failed to update associate parent': 'एसोसिएट का पैरेंट बदला नहीं जा सका',
  'Failed to fetch associate tree': 'एसोसिएट ट्री नहीं लाया जा सका',
  'You are not in a team': 'आप किसी टीम में नहीं हैं',
  'This is a company account. It has no sponsor and no referral link.':
    'यह खाता कंपनी के काम का है; इसका न कोई स्पॉन्सर है, न रेफ़रल लिंक।',

  // The referral link.
  'Invite a friend': 'दोस्त को बुलाएँ',
  'Anyone who joins with your link or QR code joins your team.':
    'जो आपके लिंक या QR कोड से जुड़ता है, वह आपकी टीम में आता है।',
  'Your referral code': 'आपका रेफ़रल कोड',
  'Your referral link': 'आपका रेफ़रल लिंक',
  'QR code of your referral link': 'आपके रेफ़रल लिंक का QR कोड',
  'The QR code could not be shown. The link still works.': 'QR कोड नहीं बन सका। लिंक फिर भी काम करता है।',
  'Copy link': 'लिंक कॉपी करें',
  'Link copied': 'लिंक कॉपी हो गया',
  'The link could not be copied. Select it and copy it yourself.': 'लिंक कॉपी नहीं हो सका। उसे चुनकर खुद कॉपी करें।',
  Share: 'शेयर करें',

  // People.
  'Above you': 'आपके ऊपर',
  'Changes of your sponsor': 'आपके स्पॉन्सर में हुए बदलाव',
  'Loading the changes…': 'बदलाव लाए जा रहे हैं…',
  'Your sponsor has never changed.': 'आपके स्पॉन्सर कभी नहीं बदले।',
  'The changes could not be loaded': 'बदलाव नहीं लाए जा सके',
  'No sponsor': 'कोई स्पॉन्सर नहीं',
  'From {old} to {new}': '{old} से {new}',
  'Your sponsor first, then those above.': 'पहले आपके स्पॉन्सर, फिर उनसे ऊपर वाले।',
  'You have no sponsor': 'आपका कोई स्पॉन्सर नहीं है',
  'You joined on your own.': 'आप किसी स्पॉन्सर के बिना जुड़े हैं।',
  'Below you': 'आपके नीचे',
  'Mobile numbers and emails are partly hidden unless the member has agreed to share them.':
    'मोबाइल नंबर और ईमेल पूरे तभी दिखते हैं जब वह सदस्य इसके लिए राज़ी हो।',
  'Referred users': 'रेफ़र किए गए सदस्य',
  'People you referred, newest first.': 'जिन्हें आपने रेफ़र किया, सबसे नए पहले।',
  'No one has joined with your link yet': 'आपके लिंक से अभी कोई नहीं जुड़ा',
  'No one in your team yet': 'अभी आपकी टीम में कोई नहीं',
  'Share your referral link. Anyone who joins with it appears here.':
    'अपना रेफ़रल लिंक शेयर करें: जो उससे जुड़ेगा, यहाँ दिखेगा।',
  'Your downline': 'आपकी डाउनलाइन',
  'Joined {date}': '{date} को जुड़े',
  'No team yet': 'अभी कोई टीम नहीं',
  '{direct} direct, {total} in total': 'सीधे नीचे {direct}, कुल {total}',
  'Loading people…': 'लोग लाए जा रहे हैं…',
  'The list could not be loaded': 'सूची नहीं लाई जा सकी',
  '{shown} of {total} shown': '{total} में से {shown} दिखाए गए',
  'Show more': 'और दिखाएँ',

  // The team.
  'Team views': 'टीम देखने के तरीके',
  Tree: 'ट्री',
  List: 'सूची',
  Referred: 'रेफ़र किए गए',
  Repurchase: 'पुनर्खरीद',
  'Level {level}': 'स्तर {level}',
  'Your team as a tree': 'ट्री के रूप में आपकी टीम',
  'Loading the team of {name}…': '{name} की टीम लाई जा रही है…',
  '{count} directly below {name}': '{name} के सीधे नीचे {count}',
  'Show more below {name} ({count} left)': '{name} के नीचे और दिखाएँ ({count} बाकी)',
  'The team of {name} could not be loaded.': '{name} की टीम नहीं लाई जा सकी।',

  // What the team does in a month.
  Activity: 'गतिविधि',
  'Your team by month': 'महीने के हिसाब से आपकी टीम',
  'Points are those confirmed in the month. Active means at least one order in the month.':
    'पॉइंट वे हैं जो उस महीने में पक्के हुए। सक्रिय यानी उस महीने में कम से कम एक ऑर्डर।',
  Level: 'स्तर',
  'All levels': 'सभी स्तर',
  'Active in the month': 'उस महीने सक्रिय',
  'Not active in the month': 'उस महीने सक्रिय नहीं',
  'Last order: {date}': 'पिछला ऑर्डर: {date}',
  'No order yet': 'अभी कोई ऑर्डर नहीं',
  'You have no one on this level.': 'इस स्तर पर आपकी टीम में कोई नहीं है।',
  'Download CSV': 'CSV डाउनलोड करें',

  // The search.
  'Search by name or referral code': 'नाम या रेफ़रल कोड से खोजें',
  'The search failed': 'खोज नहीं हो सकी',
  '1 person found': '1 व्यक्ति मिला',
  '{count} people found': '{count} लोग मिले',
  'There may be more. Search for the full referral code.': 'और लोग भी हो सकते हैं। पूरा रेफ़रल कोड लिखकर खोजें।',
  'No one found': 'कोई नहीं मिला',
  'Try part of the name, username or referral code.': 'नाम, यूज़रनेम या रेफ़रल कोड का कोई हिस्सा लिखकर देखें।',
  'Show the whole team': 'पूरी टीम दिखाएँ',
  'Found in your team': 'आपकी टीम में मिले',
  'Level {level} below you': 'आपसे {level} स्तर नीचे',

  // Totals and payments.
  'Repurchase summary': 'पुनर्खरीद का सार',
  'Products after discounts, excluding delivery.': 'छूट के बाद उत्पादों की रकम, डिलीवरी के बिना।',
  'Your orders, on the way': 'आपके ऑर्डर, रास्ते में',
  'Your orders, delivered': 'आपके ऑर्डर, पहुँचे हुए',
  'Orders of your direct team, on the way': 'आपकी सीधी टीम के ऑर्डर, रास्ते में',
  'Orders of your direct team, delivered': 'आपकी सीधी टीम के ऑर्डर, पहुँचे हुए',
  '1 order': '1 ऑर्डर',
  '{count} orders': '{count} ऑर्डर',
  Payments: 'भुगतान',
  Month: 'महीना',
  'Points by month': 'महीने के हिसाब से पॉइंट',
  'Points confirmed in the month: yours, and those of everyone in your team.':
    'महीने में पक्के हुए पॉइंट: आपके, और आपकी पूरी टीम के।',
  'The points could not be loaded': 'पॉइंट नहीं लाए जा सके',
  'Team points': 'टीम के पॉइंट',
  'The summary could not be loaded': 'सार नहीं लाया जा सका',
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
