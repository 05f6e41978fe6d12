import { HtmlValidate } from 'html-validate';

/** The HTML standard's rules, as the Nu HTML checker has them; its own opinions on style are left out. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // Our scripts and styles come from our own origin.
  rules: { 'require-sri': 'off' },
});

/** What the HTML standard forbids and a document does nevertheless, one line per place. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `HTML ${ruleId}: ${message} (${selector})`),
  );
}
