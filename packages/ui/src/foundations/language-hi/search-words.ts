import type { Messages } from '../language/translate.ts';

/** Hindi texts of the search palette. */
export const searchWords: Messages = {
  'Search results': 'मिले नतीजे',
  Categories: 'श्रेणियाँ',
  'All {count} products': 'सभी {count} उत्पाद',
  '1 result': '1 नतीजा मिला',
  '{count} results': '{count} नतीजे मिले',
  'Nothing found': 'कुछ नहीं मिला',
  'Nothing found for these words. This nearly matches:': 'इन शब्दों के लिए कुछ नहीं मिला। ये लगभग मिलते-जुलते हैं:',
  'Did you mean': 'क्या आप यह ढूँढ रहे थे:',
  'Products that nearly match': 'लगभग मिलते-जुलते उत्पाद',
  'Check the spelling, or try another word.': 'वर्तनी जाँच लें, या कोई दूसरा शब्द लिखकर देखें।',
  'Recent searches': 'पिछली खोजें',
  'Clear all': 'सब हटाएँ',
  'Clear recent searches': 'पिछली खोजें हटाएँ',
  'Remove {text}': '‘{text}’ हटाएँ',
  'Search products, brands, categories and pages. Type at least two letters.':
    'उत्पाद, ब्रांड, श्रेणियाँ और पेज खोजें। कम से कम दो अक्षर लिखें।',
};
