import type { Messages } from '../language/translate.ts';

/** The words of the pages on associates, for staff. */
export const associateWords: Messages = {
  Associates: 'एसोसिएट',
  Associate: 'एसोसिएट',
  'Waiting must be true': '‘मंज़ूरी बाकी’ true होना चाहिए',
  'No associates found': 'कोई एसोसिएट नहीं मिला',
  'Make an associate': 'एसोसिएट बनाएँ',
  'New associate': 'नया एसोसिएट',
  'Change of sponsor': 'स्पॉन्सर में बदलाव',
  'Changes of sponsor': 'स्पॉन्सर में हुए बदलाव',
  'Waiting for approval': 'मंज़ूरी बाकी है',
  'Asked by': 'किसने माँगा',
  'You asked for this change: another administrator must approve it.':
    'यह बदलाव आपने माँगा है: इसे किसी दूसरे एडमिन को मंज़ूर करना होगा।',
  'Took back a change': 'बदलाव वापस लिया',
  Undone: 'वापस लिया गया',
  '{count} moved, business value {value}': '{count} लोग गए, बिज़नेस वैल्यू {value}',
  'Directly below': 'सीधे नीचे',
  'Whole team': 'पूरी टीम',
  'Team of {name}': '{name} की टीम',
  Team: 'टीम',
  'Team as a tree': 'ट्री के रूप में टीम',
  'Details and changes of sponsor': 'जानकारी और स्पॉन्सर में हुए बदलाव',
  'All associates': 'सभी एसोसिएट',
  'The team could not be loaded': 'टीम नहीं लाई जा सकी',
  Above: 'ऊपर',
  Below: 'नीचे',
  // The change of sponsor.
  'Change sponsor': 'स्पॉन्सर बदलें',
  'Approve change of sponsor': 'स्पॉन्सर का बदलाव मंज़ूर करें',
  'The change waits for approval.': 'बदलाव की मंज़ूरी बाकी है।',
  'The sponsor has changed.': 'स्पॉन्सर बदल गया है।',
  'New sponsor': 'नया स्पॉन्सर',
  'No sponsor, at the top of the tree': 'कोई स्पॉन्सर नहीं, पेड़ में सबसे ऊपर',
  'Sponsor now': 'अभी का स्पॉन्सर',
  'Type the beginning of a name, a referral code or a mobile number':
    'नाम, रेफ़रल कोड या मोबाइल नंबर की शुरुआत लिखें',
  'Choose a sponsor from the list': 'सूची में से स्पॉन्सर चुनें',
  'Business value': 'बिज़नेस वैल्यू',
  'It is recorded with the change.': 'यह बदलाव के साथ दर्ज होती है।',
  'The associate moves with the whole team, once another administrator has approved it.':
    'किसी दूसरे एडमिन की मंज़ूरी के बाद एसोसिएट पूरी टीम के साथ जाएँगे।',
  'Ask for approval': 'मंज़ूरी माँगें',
  'Associates that move': 'कितने एसोसिएट जाएँगे',
  'Points this month': 'इस महीने के पॉइंट',
  '{own} own points and {team} points of the team stay with those above now. Points that are confirmed later count for those above then.':
    'अपने {own} पॉइंट और टीम के {team} पॉइंट अभी ऊपर वालों के पास रहेंगे। बाद में पक्के हुए पॉइंट तब के ऊपर वालों के लिए गिने जाएँगे।',
  'Smaller teams': 'छोटी होने वाली टीमें',
  'Larger teams': 'बड़ी होने वाली टीमें',
  '{before} members before, {after} after': 'पहले {before} सदस्य, बाद में {after}',
  'Further associates above': 'ऊपर और एसोसिएट',
  'Withdraw change of sponsor': 'स्पॉन्सर का बदलाव वापस लें',
  'Withdraw this change of sponsor?': 'स्पॉन्सर का यह बदलाव वापस लें?',
  'The change is withdrawn.': 'बदलाव वापस ले लिया गया है।',
  'Decline change of sponsor': 'स्पॉन्सर का बदलाव अस्वीकार करें',
  'Decline this change of sponsor?': 'स्पॉन्सर का यह बदलाव अस्वीकार करें?',
  'The change is declined.': 'बदलाव अस्वीकार कर दिया गया है।',
  'Undo change of sponsor': 'स्पॉन्सर का बदलाव पलटें',
  'Move this associate back to the earlier sponsor, with the whole team?':
    'इस एसोसिएट को पूरी टीम के साथ पहले वाले स्पॉन्सर के पास वापस भेजें?',
  'The change is undone.': 'बदलाव पलट दिया गया है।',
  'No such change waits for approval.': 'ऐसे किसी बदलाव की मंज़ूरी बाकी नहीं है।',
  'A change of sponsor waits for approval already.': 'स्पॉन्सर के एक बदलाव की मंज़ूरी पहले से बाकी है।',
  'Another administrator must approve this change of sponsor.':
    'स्पॉन्सर का यह बदलाव किसी दूसरे एडमिन को मंज़ूर करना होगा।',
  'This change of sponsor was decided already.': 'स्पॉन्सर के इस बदलाव पर फ़ैसला हो चुका है।',
  'The sponsor has changed since then. Decline this change, and ask for a new one.':
    'तब से स्पॉन्सर बदल गया है। यह बदलाव अस्वीकार करें और नया माँगें।',
  'A change of sponsor needs two administrators. Ask for it in the staff area.':
    'स्पॉन्सर बदलने के लिए दो एडमिन चाहिए। इसे स्टाफ़ क्षेत्र में माँगें।',
  'This change of sponsor was undone already.': 'स्पॉन्सर का यह बदलाव पहले ही पलटा जा चुका है।',
  'This change took back another one. Ask for a new change of sponsor.':
    'इस बदलाव ने किसी दूसरे को वापस लिया था। स्पॉन्सर का नया बदलाव माँगें।',
  'A change of sponsor can be undone within 7 days.': 'स्पॉन्सर का बदलाव 7 दिन के अंदर पलटा जा सकता है।',
  'The sponsor was changed again later. Undo that change first.':
    'स्पॉन्सर बाद में फिर बदला गया। पहले वह बदलाव पलटें।',
  'The earlier sponsor is now in the team of this associate, so this cannot be undone.':
    'पहले वाले स्पॉन्सर अब इस एसोसिएट की टीम में हैं, इसलिए यह नहीं पलटा जा सकता।',
  // A new associate, and another code.
  Person: 'व्यक्ति',
  'Place in the team': 'टीम में जगह',
  'The person logs in with a code to the mobile number; until then the number is not proven.':
    'व्यक्ति मोबाइल नंबर पर आए कोड से लॉगिन करेंगे; तब तक नंबर पक्का नहीं माना जाता।',
  'A new one is drawn without it.': 'खाली छोड़ने पर नया बन जाएगा।',
  'Another account has this mobile number': 'यह मोबाइल नंबर किसी दूसरे खाते का है',
  'Another account has this email': 'यह ईमेल किसी दूसरे खाते का है',
  'Change referral code': 'रेफ़रल कोड बदलें',
  'Links and cards with the code so far go on working.': 'अब तक के कोड वाले लिंक और कार्ड काम करते रहेंगे।',
};
