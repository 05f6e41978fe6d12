import type { Messages } from '../language/translate.ts';

/** Words of tables, filters, record dialogs and their fields. */
export const dataWords: Messages = {
  // Tables.
  'Select all rows': 'सभी पंक्तियाँ चुनें',
  'Select {name}': '{name} चुनें',
  Actions: 'कार्रवाइयाँ',
  'Actions for {name}': '{name} के लिए कार्रवाइयाँ',
  '{column}, ascending': '{column}, बढ़ते क्रम में',
  '{column}, descending': '{column}, घटते क्रम में',
  'Results: {count}': 'परिणाम: {count}',
  'Results: {count}+. Only the first {count} are listed: add words or filters to find the others.':
    'परिणाम: {count}+। केवल पहले {count} दिखाए गए हैं: बाकी खोजने के लिए शब्द या फ़िल्टर जोड़ें।',
  'Selected: {count}': 'चुने गए: {count}',
  'Default order': 'सामान्य क्रम',
  'Clear selection': 'चयन हटाएँ',
  'Loading…': 'लोड हो रहा है…',

  // Filters.
  All: 'सभी',

  // Records.
  Save: 'सहेजें',
  'Another person changed this record. Choose which values to save.':
    'किसी और ने यह रिकॉर्ड बदल दिया है। चुनें कि कौन से मान सहेजने हैं।',
  'Yours: {value}': 'आपका: {value}',
  'Theirs: {value}': 'उनका: {value}',
  'Keep mine': 'मेरा रखें',
  'Another person changed other fields of this record. They are shown now: save again.':
    'किसी और ने इस रिकॉर्ड की दूसरी जानकारी बदल दी है। वह अब दिख रही है: फिर से सहेजें।',
  'Take all of theirs': 'उनके सभी लें',
  'Take theirs': 'उनका लें',
  'Discard unsaved changes?': 'बिना सहेजे बदलाव छोड़ दें?',
  'Your changes have not been saved.': 'आपके बदलाव सहेजे नहीं गए हैं।',
  Discard: 'छोड़ दें',
  'Keep editing': 'संपादन जारी रखें',

  // Fields.
  'Show choices': 'विकल्प दिखाएँ',
  'Searching…': 'खोज रहे हैं…',
  'The choices could not be loaded.': 'विकल्प लोड नहीं हो सके।',
  'Choices: {count}': 'विकल्प: {count}',
  'Choose a file or drop it here': 'फ़ाइल चुनें या यहाँ छोड़ें',
  'Choose another file': 'दूसरी फ़ाइल चुनें',
  'Uploading 1 image…': '1 चित्र अपलोड हो रहा है…',
  'Uploading {count} images…': '{count} चित्र अपलोड हो रहे हैं…',
  'Uploading {name}': '{name} अपलोड हो रही है',
  'Cancel upload of {name}': '{name} का अपलोड रद्द करें',
  'Remove {name}': '{name} हटाएँ',
};
