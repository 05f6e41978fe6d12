import type { Messages } from '../language/translate.ts';

/** Hindi texts of what people look for, on the page of today. */
export const interestWords: Messages = {
  'What people look for': 'लोग क्या खोजते हैं',
  'What people look for could not be loaded': 'लोग क्या खोजते हैं, यह लोड नहीं हो सका',
  '{from} to {to}, counted without cookies and without names':
    '{from} से {to}, बिना कुकी और बिना नाम के गिना गया',
  'Searches that found nothing': 'जिन खोजों में कुछ नहीं मिला',
  'Most viewed products': 'सबसे ज़्यादा देखे गए उत्पाद',
  'Most often put into a cart': 'सबसे ज़्यादा कार्ट में डाले गए',
  'Where visits come from': 'लोग कहाँ से आते हैं',
  'Left carts': 'छोड़े गए कार्ट',
  '{carts} carts of members with {pieces} pieces, worth {value}, were not touched for a day.':
    'सदस्यों के {carts} कार्ट, {pieces} नग, कीमत {value}, एक दिन से वैसे ही पड़े हैं।',
  'Nothing was counted yet.': 'अभी तक कुछ नहीं गिना गया।',
  Site: 'साइट',
  Count: 'गिनती',
};
