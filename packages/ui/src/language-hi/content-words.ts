import type { Messages } from '../language/index.ts';

/** Words around the pages to read; what the pages say themselves stands with their content. */
export const contentWords: Messages = {
  'On this page': 'इस पेज पर',
  'Turn over: {name}': 'पलटें: {name}',
  'Shall we call you?': 'क्या हम आपको फ़ोन करें?',
  'Leave your name and number. We call on a working day and answer your question.':
    'अपना नाम और नंबर छोड़ें। हम किसी कार्यदिवस पर फ़ोन करके आपके सवाल का जवाब देंगे।',
};
