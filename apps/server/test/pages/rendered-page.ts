import { Config, type HtmlElement, HtmlValidate, Parser } from 'html-validate';

/** What React writes for the characters that HTML has a meaning for. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** Attributes that a person reads or hears. */
const READ_OUT = ['aria-label', 'alt', 'placeholder', 'title'];
/** Elements whose text is not shown. */
const NOT_SHOWN = new Set(['script', 'style', 'noscript', 'template']);

const config = await Config.empty().resolve();
/** The HTML standard's rules, as the Nu HTML checker has them; its own opinions on style are left out. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // Our scripts and styles come from our own origin.
  rules: { 'require-sri': 'off' },
});

/** A page as the server sends it, read by CSS selectors. Nothing of it has run. */
export class RenderedPage {
  readonly html: string;
  readonly #tree: HtmlElement;

  constructor(html: string) {
    this.html = html;
    this.#tree = new Parser(config).parseHtml({
      data: html,
      filename: 'page.html',
      line: 1,
      column: 1,
      offset: 0,
    });
  }

  /** The text of each element that a selector finds, without the space around it. */
  texts(selector: string): string[] {
    return this.#all(selector).map((element) => decoded(element.textContent).trim());
  }

  /** An attribute of each element that a selector finds and that has it. */
  attributes(selector: string, name: string): string[] {
    return this.#all(selector).flatMap((element) => {
      const value = element.getAttributeValue(name);
      return value === null ? [] : [decoded(value)];
    });
  }

  /** How many elements a selector finds. */
  count(selector: string): number {
    return this.#all(selector).length;
  }

  /** The tag name of each element that a selector finds. */
  tags(selector: string): string[] {
    return this.#all(selector).map(({ tagName }) => tagName);
  }

  /** What is shown or read out, piece by piece; without what is marked as English. */
  wording(): string[] {
    const [body] = this.#all('body');
    return body ? readWording(body) : [];
  }

  /** What the HTML standard forbids and the page does nevertheless, one line per place. */
  async faults(): Promise<string[]> {
    const { results } = await checker.validateString(this.html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `HTML ${ruleId}: ${message} (${selector})`),
    );
  }

  #all(selector: string): HtmlElement[] {
    return this.#tree.querySelectorAll(selector);
  }
}

function readWording(element: HtmlElement): string[] {
  if (NOT_SHOWN.has(element.tagName) || element.getAttributeValue('lang') === 'en') return [];
  const own = element.childNodes
    .filter(({ nodeName }) => nodeName === '#text')
    .map(({ textContent }) => textContent);
  return [
    ...[...READ_OUT.map((name) => element.getAttributeValue(name) ?? ''), own.join('')]
      .map((text) => decoded(text).trim())
      .filter((text) => text !== ''),
    ...element.childElements.flatMap(readWording),
  ];
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
