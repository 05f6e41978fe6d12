/**
 * Where a word of `banned-words.ts` is right. Each entry: the files (a pattern of their paths), the word as it stands
 * there, and why.
 */
const EXCEPTIONS: readonly { files: RegExp; words: RegExp; why: string }[] = [
  { files: /^(docs\/glossary\.md|\.tools\/lint\/glossary\/)/, words: /./, why: 'They name the old words.' },
  { files: /^docs\/(wording|style)\.md$/, words: /./, why: 'They quote what visitors read.' },
  { files: /./, words: /^answerBy$/, why: 'The wire and the database call the due date of a grievance so.' },
  { files: /./, words: /^COMPLAINANT$/, why: 'The wire calls the sender of a grievance so.' },
  {
    files: /^apps\/server\//,
    words: /^(COMPLAINTS_PER_ADDRESS|SMS_COMPLAINT_TEMPLATE_ID)$/,
    why: 'Environment variables of installed servers.',
  },
  {
    files: /\/(faq-page|structured-data)(\.test)?\.ts$/,
    words: /^acceptedAnswer$/,
    why: 'A name of schema.org.',
  },
  {
    files: /\/(config|http-server(\.test)?|listen|playwright\.config)\.ts$/,
    words: /^(keepAliveTimeout|keepAliveMs|KEEP_ALIVE_SECONDS)$/,
    why: 'HTTP and Node.js call it so.',
  },
  {
    files: /\/postgres(-listener)?\.ts$/,
    words: /^keepAlive$/,
    why: 'The driver calls it so.',
  },
  {
    files: /\/(fuzz\/schema-values|to-sentences\.test)\.ts$/,
    words: /^(oneOf|allOf)$/,
    why: 'Keywords of JSON Schema.',
  },
  {
    files: /^\.tools\/engines\/(webkit|packages\.d)\.ts$/,
    words: /^takeScreenshot$/,
    why: 'The driver calls it so.',
  },
  {
    files: /\/(product\.schema|open-storage)\.ts$/,
    words: /^pictures$/,
    why: 'A column of the database, and a folder of installed servers.',
  },
  { files: /\/grievance\.schema\.ts$/, words: /^answer_by$/, why: 'A column of the database.' },
  { files: /^\.tools\/bench\/bare-page\.ts$/, words: /^picture$/, why: 'An element of HTML.' },
  { files: /\/language-hi\//, words: /^Picture$/, why: 'The keys are texts that visitors read.' },
];

/** Whether a word may stand in a file. */
export function isExcepted(file: string, word: string): boolean {
  return EXCEPTIONS.some((entry) => entry.files.test(file) && entry.words.test(word));
}
