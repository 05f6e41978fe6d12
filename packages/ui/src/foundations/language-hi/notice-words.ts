import type { Messages } from '../language/translate.ts';

/** The words of the notices to staff, and of their settings. */
export const noticeWords: Messages = {
  'New order {name}': 'नया ऑर्डर {name}',
  'Return requested for order {name}': 'ऑर्डर {name} की वापसी का अनुरोध',
  'A refund for order {name} failed. Pay it by hand.': 'ऑर्डर {name} का रिफ़ंड नहीं हो सका। पैसे खुद लौटाएँ।',
  'Low stock: {quantity} left of {name}': 'स्टॉक कम: {name} के {quantity} बचे हैं',
  'New review of {name}': '{name} की नई समीक्षा',
  'New question about {name}': '{name} के बारे में नया सवाल',
  'New lead': 'नया संपर्क',
  'New complaint {name}': 'नई शिकायत {name}',
  'Complaint {name} was reopened': 'शिकायत {name} फिर से खोली गई',
  'Complaint {name} must be resolved soon': 'शिकायत {name} का जल्द समाधान करना है',
  'Complaint {name} is overdue': 'शिकायत {name} का समय निकल गया है',
  'New member request': 'सदस्य का नया अनुरोध',
  'The member @{name} has withdrawn from the agreement.': 'सदस्य @{name} अनुबंध से हट गए हैं।',
  'New orders, returns, leads and the like appear here.': 'नए ऑर्डर, वापसियाँ, संपर्क वगैरह यहाँ दिखते हैं।',
  Settings: 'सेटिंग',
  'Notices to staff': 'स्टाफ़ को सूचनाएँ',

  // The kinds.
  'New orders': 'नए ऑर्डर',
  'Return requests': 'वापसी के अनुरोध',
  'Failed refunds': 'असफल रिफ़ंड',
  'Low stock': 'कम स्टॉक',
  'New reviews': 'नई समीक्षाएँ',
  'New questions about products': 'उत्पादों के बारे में नए सवाल',
  'New complaints': 'नई शिकायतें',
  'Reopened complaints': 'फिर से खोली गई शिकायतें',
  'Complaints near their last day': 'आख़िरी दिन के पास की शिकायतें',
  'Overdue complaints': 'समय निकल चुकी शिकायतें',
  'Always on, and every administrator gets the email: the last day has passed.':
    'हमेशा चालू, और ईमेल हर प्रशासक को जाता है: आख़िरी दिन निकल चुका है।',
  'Member requests': 'सदस्यों के अनुरोध',
  'Withdrawals from the agreement': 'अनुबंध से हटने वाले',

  // The settings.
  'The bell counts what is new. Emails go to your proven address, at most one a minute, with all that is new since the last.':
    'घंटी नई बातें गिनती है। ईमेल आपके सत्यापित पते पर जाते हैं, एक मिनट में ज़्यादा से ज़्यादा एक, जिसमें पिछले के बाद की सारी नई बातें होती हैं।',
  Bell: 'घंटी',
  'Always on: a buyer waits for their money.': 'हमेशा चालू: ख़रीदार अपने पैसों की राह देख रहा है।',
  'Always on: the law sets a last day for the response.': 'हमेशा चालू: कानून ने जवाब का आख़िरी दिन तय किया है।',
  'Always on: the law sets what follows.': 'हमेशा चालू: आगे क्या हो, यह कानून तय करता है।',
  'The bell always counts this kind.': 'घंटी इसे हमेशा गिनती है।',
  'The time is not valid.': 'यह समय सही नहीं है।',
};
