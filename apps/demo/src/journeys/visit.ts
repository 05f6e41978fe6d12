import type { Translate } from '@pgm/ui/foundations/language';
import { userEvent, within } from 'storybook/test';
import { readMessages } from '../browser/messages.ts';

/** How long a screen may take, in ms: the first one waits for the database to start. */
const PATIENCE_MS = 90_000;
const LOOK_AGAIN_MS = 50;

/**
 * Words on a page, in English as the code has them: all of a text, a part of it with any values, or a text with values. A
 * pattern is for what is the same in each language, such as the name of a product.
 */
type Words =
  | string
  | RegExp
  | { readonly part: string }
  | { readonly text: string; readonly values: Readonly<Record<string, string | number>> };

/** A visitor of the demo in a frame: sees what its page shows, presses and types. */
export class Visit {
  readonly #frame: HTMLIFrameElement;
  readonly #translate: Translate;

  /** @param translate into the language of the page: roles are named by the English words of the specification */
  constructor(frame: HTMLIFrameElement, translate: Translate) {
    this.#frame = frame;
    this.#translate = translate;
  }

  /** The document of the page that is shown now; another one after a document was loaded. */
  get document(): Document {
    if (!this.#page) throw new Error('The demo shows no page yet.');
    return this.#page;
  }

  get #demo() {
    const { demo } = this.#frame.contentWindow ?? {};
    if (demo === undefined) throw new Error('The demo has not started.');
    return demo;
  }

  get #page() {
    return this.#frame.contentDocument?.querySelector('iframe')?.contentDocument;
  }

  /** The address of the page, within the site. */
  get address(): string {
    const { pathname, search } = this.document.defaultView?.location ?? { pathname: '', search: '' };
    return pathname + search;
  }

  /** Opens an address of the site, as a bookmark does. */
  opens(address: string): void {
    this.document.defaultView?.location.assign(address);
  }

  /** Waits for an element, by its role and name; the first one of several. */
  async sees(role: string, name: Words): Promise<HTMLElement> {
    const matcher = this.#toMatcher(name);
    return this.#waitFor(`the ${role}`, name, (page) =>
      page.queryAllByRole(role, { name: matcher }).find(isShown),
    );
  }

  /** Waits until there is no such element that can be seen. */
  async seesNo(role: string, name: Words): Promise<void> {
    const matcher = this.#toMatcher(name);
    await this.#waitFor(
      `no ${role}`,
      name,
      (page) => !page.queryAllByRole(role, { name: matcher }).some(isShown),
    );
  }

  /** Waits for words anywhere on the page; the first of several. */
  async reads(words: Words): Promise<HTMLElement> {
    const matcher = this.#toMatcher(words);
    return this.#waitFor('the text', words, (page) => page.queryAllByText(matcher)[0]);
  }

  /** Waits for words inside an element of a role, such as an alert. */
  async readsIn(role: string, words: Words): Promise<HTMLElement> {
    const matcher = this.#toMatcher(words);
    const find = (part: HTMLElement) => within(part).queryAllByText(matcher)[0];
    return this.#waitFor(`inside the ${role}`, words, (page) => page.queryAllByRole(role).find(find));
  }

  /** Waits for words below a text field, such as its error. */
  async readsBelow(field: Words, words: Words): Promise<void> {
    const described = { name: this.#toMatcher(field), description: this.#toMatcher(words) };
    await this.#waitFor('the description', words, (page) => page.queryAllByRole('textbox', described)[0]);
  }

  async presses(role: string, name: Words): Promise<void> {
    const target = await this.sees(role, name);
    await this.#user.click(target);
  }

  /** Opens what is folded away behind words. */
  async unfolds(words: Words): Promise<void> {
    const target = await this.reads(words);
    await this.#user.click(target);
  }

  /** Types into a field, in place of what is in it. */
  async types(label: Words, text: string): Promise<void> {
    const field = await this.#seesField(label, 'input, textarea');
    await this.#user.clear(field);
    if (text !== '') await this.#user.type(field, text);
  }

  /** Chooses an option of a list. */
  async chooses(label: Words, option: Words): Promise<void> {
    const field = await this.#seesField(label, 'select');
    await this.#user.selectOptions(
      field,
      within(field).getByRole('option', { name: this.#toMatcher(option) }),
    );
  }

  /** Types with the keyboard, where the focus is. */
  async typesOn(text: string): Promise<void> {
    await this.#user.keyboard(text);
  }

  /** Lets the next calls of an operation meet a trouble of the network; without one, the server again. */
  disturbs(operation: string, trouble?: string): void {
    this.#demo.network.disturb(operation, trouble);
  }

  /** Leaves nothing of the visit in the browser, which the next story shares. */
  async ends(): Promise<void> {
    // React would give the focus back to what has it in a frame that is gone.
    this.#frame.hidden = true;
    await this.#frame.contentWindow?.demo?.forgetVisit();
  }

  /** The code in the latest SMS to a number, as the person reads it on the phone. */
  async readsCode(mobile: string): Promise<string> {
    const messages = await readMessages(this.#demo.exchange);
    return /\d{6}/.exec(messages.find(({ to }) => to === `+91${mobile}`)?.body ?? '')?.[0] ?? '';
  }

  async #seesField(label: Words, selector: string): Promise<HTMLElement> {
    const matcher = this.#toMatcher(label);
    return this.#waitFor('the field', label, (page) => page.queryAllByLabelText(matcher, { selector })[0]);
  }

  async #waitFor<Found>(
    what: string,
    words: Words,
    find: (page: ReturnType<typeof within>) => Found | undefined,
  ): Promise<Found> {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end) {
      const body = this.#page?.body;
      const found = body && find(within(body));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    const wanted = words instanceof RegExp ? String(words) : JSON.stringify(words);
    throw new Error(`${what} ${wanted} did not come to ${this.address}: ${this.#page?.body?.innerText}`);
  }

  #toMatcher(words: Words): string | RegExp | ((shown: string) => boolean) {
    if (words instanceof RegExp) return words;
    if (typeof words === 'string') return this.#translate(words);
    if ('text' in words) return this.#translate(words.text, words.values);
    const parts = this.#translate(words.part).split(/\{\w+\}/);
    return (shown) => parts.every((part) => shown.includes(part));
  }

  get #user() {
    return userEvent.setup({ document: this.document });
  }
}

/** Whether an element is not folded away; a role is found there too. */
const isShown = (element: HTMLElement) => element.checkVisibility();
