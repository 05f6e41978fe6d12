import type { Messages } from '../language/translate.ts';

/** Hindi texts of the search palette. */
export const searchWords: Messages = {
  Found: 'मिले नतीजे',
  Categories: 'श्रेणियाँ',
  'All {count} products': 'सभी {count} उत्पाद',
  '1 result': '1 नतीजा मिला',
  '{count} results': '{count} नतीजे मिले',
  'Nothing found': 'कुछ नहीं मिला',
  'Check the spelling, or try another word.': 'वर्तनी जाँच लें, या कोई दूसरा शब्द लिखकर देखें।',
  'Recent searches': 'पिछली खोजें',
  'Clear all': 'सब हटाएँ',
  'Forget recent searches': 'पिछली खोजें हटाएँ',
  'Forget {text}': '‘{text}’ हटाएँ',
  'Products, categories and pages: two letters are enough.': 'उत्पाद, श्रेणियाँ और पेज: दो अक्षर लिखना काफ़ी है।',
};
