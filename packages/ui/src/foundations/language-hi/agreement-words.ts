import type { Messages } from '../language/translate.ts';

/** Hindi texts of the agreement of associates: at sign-up and in the member area. */
export const agreementWords: Messages = {
  Agreement: 'अनुबंध',
  'By signing up you accept the associate agreement of {date}.':
    'साइन अप करके आप {date} का एसोसिएट अनुबंध स्वीकार करते हैं।',
  'New here? Your first login makes an account and accepts the associate agreement of {date}.':
    'नए हैं? पहले लॉगिन से आपका खाता बनता है और आप {date} का एसोसिएट अनुबंध स्वीकार करते हैं।',
  'You can accept the associate agreement in your account later.':
    'एसोसिएट अनुबंध आप बाद में अपने खाते में स्वीकार कर सकते हैं।',
  'Read the agreement': 'अनुबंध पढ़ें',
  'Loading your agreement…': 'आपका अनुबंध लाया जा रहा है…',
  'Your agreement could not be loaded': 'आपका अनुबंध नहीं लाया जा सका',
  'You have not accepted the associate agreement yet.': 'आपने एसोसिएट अनुबंध अभी स्वीकार नहीं किया है।',
  'On {date} you accepted the associate agreement of {version}.':
    'आपने {date} को {version} का एसोसिएट अनुबंध स्वीकार किया।',
  'There is a new version of {version}. Please read it and accept it.':
    '{version} का नया संस्करण है। कृपया उसे पढ़ें और स्वीकार करें।',
  'I accept the agreement of {version}': '{version} का अनुबंध स्वीकार करें',
  'Open what you accepted as a PDF': 'जो आपने स्वीकार किया, उसकी PDF खोलें',
  'The text of this version is not here any more. Please write to us.':
    'इस संस्करण का पाठ अब यहाँ नहीं है। कृपया हमें लिखें।',
  'The agreement has changed': 'अनुबंध बदल गया है',
  'It counts for you once you accept it. Until then, the version that you accepted stays valid.':
    'स्वीकार करने पर यह आप पर लागू होगा। तब तक वही संस्करण मान्य रहेगा, जिसे आपने स्वीकार किया था।',
  Accept: 'स्वीकार करें',
  Later: 'बाद में',
  'Agreement accepted': 'अनुबंध स्वीकार किया गया',
  'Change your mind': 'मन बदल गया?',
  '1 day left': '1 दिन बाकी',
  '{days} days left': '{days} दिन बाकी',
  'Until {date} you can withdraw without a reason and without cost.':
    '{date} तक आप बिना कारण और बिना खर्च हट सकते हैं।',
  'Withdraw from the agreement': 'अनुबंध से हटें',
  'Withdraw from the agreement?': 'अनुबंध से हटें?',
  'It ends at once, as if it had never been. Your sponsor code stops working; you can go on shopping.':
    'यह तुरंत खत्म हो जाएगा, जैसे हुआ ही न हो। आपका स्पॉन्सर कोड काम नहीं करेगा; आप खरीदारी जारी रख सकते हैं।',
  'Keep the agreement': 'अनुबंध रहने दें',
  'You have withdrawn from the agreement.': 'आप अनुबंध से हट गए हैं।',
  'The cooling-off period ended on {date}.': 'मन बदलने की अवधि {date} को खत्म हो गई।',
  'You can still end the agreement at any time: write to us.': 'आप अनुबंध कभी भी खत्म कर सकते हैं: हमें लिखें।',
  'You withdrew on {date}.': 'आप {date} को हट गए।',
  'You can go on shopping with this account. Your sponsor code no longer works.':
    'इस खाते से खरीदारी जारी रख सकते हैं। आपका स्पॉन्सर कोड अब काम नहीं करता।',
  'Log in to see your agreement': 'अपना अनुबंध देखने के लिए लॉगिन करें',
  'There is a newer version of the agreement. Please read it first.':
    'अनुबंध का नया संस्करण आ गया है। कृपया पहले उसे पढ़ें।',
  'You cannot withdraw here any more. Please write to us.': 'अब आप यहाँ से नहीं हट सकते। कृपया हमें लिखें।',
  'Agreement version': 'अनुबंध का संस्करण',
};
