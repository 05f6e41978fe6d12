import type { Messages } from '../language/translate.ts';

/** The words of merges of two accounts. */
export const mergeWords: Messages = {
  'Merge with another account': 'दूसरे अकाउंट से मिलाएँ',
  'Use this when one person has two accounts. One of them stays and gets everything of the other one.':
    'इसका उपयोग तब करें जब एक व्यक्ति के दो अकाउंट हों। एक अकाउंट रहता है और दूसरे का सब कुछ पाता है।',
  'The other account': 'दूसरा अकाउंट',
  'The account that stays': 'जो अकाउंट रहेगा',
  'Account that stays': 'जो अकाउंट रहता है',
  'Account that ends': 'जो अकाउंट बंद होता है',
  'Type the beginning of a name, a username, a mobile number or an email, or a whole referral code':
    'नाम, यूज़रनेम, मोबाइल नंबर या ईमेल की शुरुआत, या पूरा रेफ़रल कोड लिखें',
  'Merge for good': 'हमेशा के लिए मिलाएँ',
  'Merging…': 'मिलाया जा रहा है…',
  'The accounts are merged.': 'अकाउंट मिला दिए गए।',
  'Moves to the account that stays': 'रहने वाले अकाउंट में जाता है',
  'Orders with their invoices and returns': 'ऑर्डर, उनके इनवॉइस और वापसियाँ',
  'Entries of the points ledger': 'पॉइंट के खाते की प्रविष्टियाँ',
  'Associates directly below': 'सीधे नीचे के एसोसिएट',
  'Leads referred': 'भेजे गए संपर्क',
  'Products that are waited for': 'जिन उत्पादों का इंतज़ार है',
  '{moved}, and {leftOut} left out: the same or no room': '{moved}, और {leftOut} छोड़े गए: वही या जगह नहीं',
  'Google sign-in': 'Google से साइन-इन',
  'Username and password': 'यूज़रनेम और पासवर्ड',
  'Complaints filed': 'दर्ज शिकायतें',
  Ends: 'बंद होता है',
  'Ends. Logging in with it would open a new account.': 'बंद होता है। इससे लॉगिन करने पर नया अकाउंट खुलेगा।',
  'Both accounts are logged out everywhere.': 'दोनों अकाउंट हर जगह से लॉगआउट होते हैं।',
  'The account that stays moves up to the place of the other one, with both teams.':
    'रहने वाला अकाउंट दोनों टीमों के साथ दूसरे अकाउंट की जगह पर ऊपर जाता है।',
  'The team of the account that ends moves up to the account that stays.':
    'बंद होने वाले अकाउंट की टीम ऊपर, रहने वाले अकाउंट के नीचे आती है।',
  'The team of the account that ends moves to the account that stays.':
    'बंद होने वाले अकाउंट की टीम रहने वाले अकाउंट के नीचे जाती है।',
  'Printed codes and links of the account that ends lead to the account that stays. Invoices stay as printed.':
    'बंद होने वाले अकाउंट के छपे कोड और लिंक रहने वाले अकाउंट तक ले जाते हैं। इनवॉइस जैसे छपे हैं वैसे ही रहते हैं।',
  'Joined on {date}': '{date} को जुड़े',
  '{count} members in the team': 'टीम में {count} सदस्य',
  Merged: 'मिलाया गया',
  'This account was merged with another one on {date}.': 'यह अकाउंट {date} को दूसरे अकाउंट से मिला दिया गया।',
  'Accounts merged': 'अकाउंट मिलाए गए',
  'Choose an account from the list': 'सूची से अकाउंट चुनें',
  'Choose the account that stays': 'जो अकाउंट रहेगा, उसे चुनें',

  // Why a merge is not possible.
  'Choose another account. This one cannot be merged with itself.':
    'दूसरा अकाउंट चुनें। यह अपने आप से नहीं मिलाया जा सकता।',
  'One of the accounts has corrected the points of the other one.': 'इनमें से एक खाते ने दूसरे के पॉइंट सुधारे हैं।',
  'One of the accounts belongs to the staff. Remove its roles first.':
    'इनमें से एक अकाउंट स्टाफ़ का है। पहले उसकी भूमिकाएँ हटाएँ।',
  'One of the accounts is blocked. Unblock it first.': 'इनमें से एक अकाउंट ब्लॉक है। पहले उसे अनब्लॉक करें।',
  'A payout period is being closed. Try again in a minute.':
    'एक भुगतान अवधि बंद की जा रही है। एक मिनट बाद फिर कोशिश करें।',
  'The account that stays is no associate. Choose the other account to stay.':
    'रहने वाला अकाउंट एसोसिएट नहीं है। दूसरे अकाउंट को रहने के लिए चुनें।',
  'The account that stays is in the team of the other one, with associates in between. Choose the other account to stay.':
    'रहने वाला अकाउंट दूसरे अकाउंट की टीम में है और बीच में दूसरे एसोसिएट हैं। दूसरे अकाउंट को रहने के लिए चुनें।',
  'A change of sponsor waits for one of these accounts. Decide on it first.':
    'इनमें से एक अकाउंट के स्पॉन्सर का बदलाव रुका है। पहले उस पर फ़ैसला करें।',
  'An import is running. Try again when it is finished.': 'एक इंपोर्ट चल रहा है। उसके पूरा होने पर फिर कोशिश करें।',
  'The earlier sponsor was merged with another account, so this cannot be undone.':
    'पहले के स्पॉन्सर का अकाउंट दूसरे में मिला दिया गया है, इसलिए यह वापस नहीं हो सकता।',
};
