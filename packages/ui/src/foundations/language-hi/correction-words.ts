import type { Messages } from '../language/translate.ts';

/** The corrections of points, for staff. */
export const correctionWords: Messages = {
  'Corrections of points': 'पॉइंट के सुधार',
  'Corrections of points to approve': 'मंज़ूरी के लिए पॉइंट के सुधार',
  Corrections: 'सुधार',
  Correction: 'सुधार',
  'No corrections': 'कोई सुधार नहीं',
  'Correct points': 'पॉइंट सुधारें',
  'Add points': 'पॉइंट जोड़ें',
  'Take points away': 'पॉइंट घटाएँ',
  'A large correction waits until another person approves it. The member is notified.':
    'बड़ा सुधार तब तक रुका रहता है, जब तक कोई दूसरा व्यक्ति उसे मंज़ूर न करे। सदस्य को सूचना मिलती है।',
  'Referral code of the member': 'सदस्य का रेफ़रल कोड',
  'What happened': 'क्या हुआ',
  'Points were missing': 'पॉइंट छूट गए थे',
  'Points were counted twice': 'पॉइंट दो बार गिने गए थे',
  'The number of points was wrong': 'पॉइंट की संख्या गलत थी',
  Goodwill: 'सद्भावना',
  'Another reason': 'कोई दूसरा कारण',
  'To approve': 'मंज़ूरी बाकी',
  Declined: 'अस्वीकृत',
  Withdrawn: 'वापस लिया गया',
  'In the ledger': 'खाता-बही में दर्ज',
  'Asked on': 'कब माँगा',
  'Decided by': 'किसने फ़ैसला किया',
  'Decided on': 'फ़ैसले की तारीख',
  'The correction is written to the ledger today. The member is notified.':
    'सुधार आज खाता-बही में दर्ज होगा। सदस्य को सूचना मिलेगी।',
  'The points of the member stay as they are.': 'सदस्य के पॉइंट जैसे हैं, वैसे ही रहेंगे।',
  'Another person has decided on this correction. It is shown as it is now.':
    'किसी और ने इस सुधार पर फ़ैसला कर दिया है। अब यह जैसा है, वैसा दिखाया गया है।',

  // Failures of the server.
  'Please choose a reason': 'कृपया कारण चुनें',
  'Points must be a whole number, and not 0': 'पॉइंट पूरी संख्या में लिखें, 0 नहीं',
  'A correction has at most 10,00,000 points': 'एक सुधार में अधिकतम 10,00,000 पॉइंट हो सकते हैं',
  'These are more points than one correction can have': 'एक सुधार में इतने पॉइंट नहीं हो सकते',
  'The member has fewer confirmed points than that': 'सदस्य के पक्के पॉइंट इससे कम हैं',
  'No member has this referral code': 'यह रेफ़रल कोड किसी सदस्य का नहीं है',
  'This correction was decided already.': 'इस सुधार पर फ़ैसला हो चुका है।',
  'Correction not found': 'सुधार नहीं मिला',
  'Another person must approve this correction.': 'यह सुधार किसी दूसरे व्यक्ति को मंज़ूर करना होगा।',
  'You cannot correct points in your own team.': 'आप अपनी टीम के पॉइंट नहीं सुधार सकते।',
  'You cannot correct your own points.': 'आप अपने पॉइंट खुद नहीं सुधार सकते।',
  'This key was used for another correction.': 'यह कुंजी किसी दूसरे सुधार के लिए इस्तेमाल हो चुकी है।',
};
