import type { Messages } from '../language/translate.ts';

/** The words of the pages on members and their requests, for staff, and what a blocked member reads. */
export const peopleWords: Messages = {
  // Members.
  Members: 'सदस्य',
  'Choose a role from the list': 'सूची में से भूमिका चुनें',
  'No members found': 'कोई सदस्य नहीं मिला',
  'Failed to fetch users': 'यूज़र नहीं लाए जा सके',
  Sponsor: 'स्पॉन्सर',
  Role: 'भूमिका',
  Roles: 'भूमिकाएँ',
  'Joined|date': 'जुड़ने की तारीख',
  'Joined from': 'इस तारीख से जुड़े',
  'Joined until': 'इस तारीख तक जुड़े',
  'End all sessions': 'सभी सेशन खत्म करें',
  'Log this member out everywhere?': 'इस सदस्य को हर जगह से लॉगआउट करें?',
  'The member is logged out everywhere.': 'सदस्य को हर जगह से लॉगआउट कर दिया गया है।',
  'Your own sessions cannot be ended here. End them in your profile.':
    'अपने सेशन यहाँ से खत्म नहीं किए जा सकते। उन्हें अपनी प्रोफ़ाइल में खत्म करें।',
  Sessions: 'सेशन',
  Block: 'ब्लॉक करें',
  Unblock: 'अनब्लॉक करें',
  Blocked: 'ब्लॉक किया गया',
  'Blocked since': 'ब्लॉक किए जाने की तारीख',
  'Only administrators can read it.': 'इसे केवल एडमिन पढ़ सकते हैं।',
  'The member is logged out everywhere and cannot log in again until an administrator allows it. Orders that are placed already go on.':
    'सदस्य हर जगह से लॉगआउट हो जाएँगे, और किसी एडमिन की अनुमति के बिना दोबारा लॉगिन नहीं कर पाएँगे। पहले से दिए गए ऑर्डर चलते रहेंगे।',
  'Another admin has blocked this member. The member is shown as it is now.':
    'किसी दूसरे एडमिन ने इस सदस्य को ब्लॉक कर दिया है। सदस्य की जानकारी अब जैसी है, वैसी दिखाई गई है।',
  'The member can log in again.': 'सदस्य दोबारा लॉगिन कर सकते हैं।',
  'This member is blocked already.': 'यह सदस्य पहले से ब्लॉक है।',
  'You cannot block your own account.': 'आप अपना खाता ब्लॉक नहीं कर सकते।',
  'Your account is blocked. Please call customer care.':
    'आपका खाता ब्लॉक कर दिया गया है। कृपया ग्राहक सेवा को कॉल करें।',

  // Leads.
  'Referred by': 'किसने भेजा',

  // Grievances.
  'Delete the account': 'खाता मिटाएँ',
  'Has this member asked for it? The name, the contacts and the addresses are deleted for good.':
    'क्या इस सदस्य ने यह माँगा है? नाम, संपर्क और पते हमेशा के लिए मिट जाएँगे।',
  'The account is deleted.': 'खाता मिटा दिया गया है।',
  'This member has an order in progress. The account can be deleted once it is delivered or cancelled.':
    'इस सदस्य का एक ऑर्डर चल रहा है। उसके पहुँचने या रद्द होने पर खाता मिटाया जा सकता है।',
  'We still owe this member a payment. The account can be deleted once it is paid.':
    'इस सदस्य का एक भुगतान अभी बाकी है। उसके होने के बाद खाता मिटाया जा सकता है।',
  'We still owe this member a refund. The account can be deleted once it is paid.':
    'इस सदस्य का रिफ़ंड बाकी है। उसके मिलने पर खाता मिटाया जा सकता है।',
  'This member belongs to the staff. Remove the roles first.': 'यह सदस्य स्टाफ़ में है। पहले भूमिकाएँ हटाएँ।',
  'Delete your own account in the member area.': 'अपना खाता सदस्य क्षेत्र में मिटाएँ।',
  'No grievances': 'कोई शिकायत नहीं',
  'Choose an assignee from the list': 'सूची में से चुनें कि किसके पास है',
  'Assigned to': 'किसके पास',
  'Not assigned': 'किसी के पास नहीं',
  'Assign to a colleague': 'किसी सहकर्मी को सौंपें',
  Assign: 'सौंपें',
  Colleague: 'सहकर्मी',
  'Type a part of the name, the username or the email': 'नाम, यूज़रनेम या ईमेल का कोई हिस्सा लिखें',
  'Choose a colleague from the list': 'सूची में से सहकर्मी चुनें',
  'This person cannot work on it: the account needs the right, and must not be blocked.':
    'यह व्यक्ति इस पर काम नहीं कर सकते: खाते के पास अधिकार होना चाहिए और वह रोका हुआ नहीं होना चाहिए।',
  'Assign to me': 'मुझे सौंपें',
  'Assign to none': 'किसी को न सौंपें',
  Me: 'मैं',
  'Another member of staff works on this.': 'इस पर कोई और स्टाफ़ सदस्य काम कर रहा है।',
  'Grievances come from the grievance page.': 'शिकायतें, शिकायत वाले पेज से आती हैं।',
  Topic: 'विषय',
  Hindi: 'हिन्दी',
  Overdue: 'समय बीत चुका',
  'Start work': 'काम शुरू करें',
  Resolve: 'समाधान करें',
  Reopen: 'फिर से खोलें',
  'Close the grievance': 'शिकायत बंद करें',
  'What was done': 'क्या किया गया',
  'The sender can read it.': 'भेजने वाले इसे पढ़ सकते हैं।',
  'The sender gets it by SMS and by mail.': 'भेजने वाले को यह SMS और ईमेल से मिलता है।',
  'Another person has moved this grievance on. It is shown as it is now.':
    'किसी और ने इस शिकायत को आगे बढ़ा दिया है। यह अब जैसी है, वैसी दिखाई गई है।',
  'A complaint cannot go there from where it is now.': 'शिकायत अपनी मौजूदा स्थिति से वहाँ नहीं जा सकती।',
  'by the sender': 'भेजने वाले ने',

  'Sponsor (code or mobile)': 'स्पॉन्सर (कोड या मोबाइल)',

  // The page of a member.
  Facts: 'जानकारी',
  Logins: 'लॉगिन',
  Group: 'समूह',
  'No points yet': 'अभी कोई पॉइंट नहीं',
  'No one in the team': 'टीम में कोई नहीं',
  'In the team': 'टीम में',
  'No addresses': 'कोई पता नहीं',
  'No logins yet': 'अभी तक कोई लॉगिन नहीं',
  Device: 'डिवाइस',
  'Logged in on': 'लॉगिन का समय',
  'Last used': 'आख़िरी इस्तेमाल',
  'Logged in': 'लॉगिन है',
  Expired: 'समय समाप्त',

  'Edit facts': 'जानकारी बदलें',
  'The member is notified. A new email or mobile number is no way to log in until the member has verified it.':
    'सदस्य को सूचना मिलेगी। नए ईमेल या मोबाइल नंबर से तब तक लॉगिन नहीं हो सकता, जब तक सदस्य उसे सत्यापित न कर दें।',
  'This member was changed meanwhile.': 'इस बीच यह सदस्य बदल गया है।',
  'Change your own facts in your profile.': 'अपनी जानकारी अपनी प्रोफ़ाइल में बदलें।',
  'Profile changed by staff': 'स्टाफ़ ने प्रोफ़ाइल बदली',

  // Requests of members.
  Approve: 'स्वीकार करें',
  Decline: 'अस्वीकार करें',
  View: 'देखें',
  Kind: 'प्रकार',
  Request: 'अनुरोध',
  'Request not found': 'अनुरोध नहीं मिला',
  'No requests': 'कोई अनुरोध नहीं',
  'Members send requests from their member area.': 'सदस्य अपने सदस्य क्षेत्र से अनुरोध भेजते हैं।',
  'Profile correction': 'प्रोफ़ाइल में सुधार',
  'No longer a member': 'अब सदस्य नहीं',
  'In the profile now': 'प्रोफ़ाइल में अभी',
  'The member can read it.': 'सदस्य इसे पढ़ सकते हैं।',
  'Another admin has decided on this request. It is shown as it is now.':
    'किसी दूसरे एडमिन ने इस अनुरोध पर फ़ैसला कर दिया है। यह अब जैसा है, वैसा दिखाया गया है।',
  'The member moves to the new sponsor, with the whole team. The member is notified.':
    'सदस्य अपनी पूरी टीम के साथ नए स्पॉन्सर के पास चले जाएँगे। सदस्य को सूचना मिलेगी।',
  'The correct details are written to the profile. The member is notified.':
    'सही जानकारी प्रोफ़ाइल में लिखी जाएगी। सदस्य को सूचना मिलेगी।',
  'The profile does not accept this value. Decline the request with a reason.':
    'प्रोफ़ाइल में यह जानकारी नहीं लिखी जा सकती। कारण बताकर अनुरोध अस्वीकार करें।',
  'Choose what the requests are about': 'चुनें कि अनुरोध किस बारे में हैं',
};
