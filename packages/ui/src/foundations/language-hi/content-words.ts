import type { Messages } from '../language/translate.ts';

/** Hindi texts around the content pages; the texts of the pages themselves are stored with their content. */
export const contentWords: Messages = {
  'On this page': 'इस पेज पर',
  'Turn over: {name}': 'पलटें: {name}',
  'Want us to call you?': 'क्या हम आपको फ़ोन करें?',
  'Leave your name and number. We will call you on a working day to answer your question.':
    'अपना नाम और नंबर छोड़ें। हम किसी कार्यदिवस पर फ़ोन करके आपके सवाल का जवाब देंगे।',
};
