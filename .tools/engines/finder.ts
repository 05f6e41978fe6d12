import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { DEHYDRATED } from '../../apps/site/app/hydration/dehydrated.ts';

/** What a person would recognise: by its role and name, by its label, or by its text. */
export type Part = PartOptions &
  (
    | { readonly role: string; readonly name?: string }
    | { readonly label: string }
    | { readonly text: string }
  );

/** How a part is looked for. */
export interface PartOptions {
  /** `false` accepts a name or a text that only contains these words. */
  readonly exact?: boolean;
  /** Another part that contains it. */
  readonly within?: Part;
}

/** This file runs inside the page, where `page.ts` calls these functions by their names. */
Object.assign(globalThis, { findAll, locate, selectText, chooseOption, isHydrated });

function findAll(part: Part): HTMLElement[] {
  const { exact = true, within } = part;
  const root = within ? findAll(within)[0] : document.body;
  if (!root) return [];
  if ('label' in part) return queryAllByLabelText(root, part.label, { exact });
  if ('text' in part) return queryAllByText(root, part.text, { exact });
  const { role, name } = part;
  if (name === undefined) return queryAllByRole(root, role, {});
  return queryAllByRole(root, role, { name: exact ? name : (content) => content.includes(name) });
}

/** Brings the first of them into view; says where its centre is and whether a press would reach it. */
function locate(part: Part): { x: number; y: number; isReady: boolean } | null {
  const [element] = findAll(part);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isReached = element.contains(hit) || (toLabel(element)?.contains(hit) ?? false);
  const isEnabled = !element.matches(':disabled, [aria-disabled="true"]');
  return { x, y, isReady: isReached && isEnabled && width > 0 };
}

/** The first label of a control. */
function toLabel(element: HTMLElement): Node | undefined {
  return 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
}

/** Empties a field, as a person does who selects its text and types over it. */
function selectText(part: Part): void {
  const [field] = findAll(part);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('This is no field with text.');
  field.select();
}

/** Chooses the option that begins with these words. The list of options is a window of the system, which no program can press. */
function chooseOption(part: Part, words: string): void {
  const [select] = findAll(part);
  if (!(select instanceof HTMLSelectElement)) throw new Error('This is no list of options.');
  const option = [...select.options].find((one) => one.textContent.trim().startsWith(words));
  if (!option) throw new Error(`No option begins with '${words}'.`);
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether React has the page and its forms: what is pressed before that is only repeated later. */
function isHydrated(): boolean {
  return [...document.querySelectorAll('main, main form')]
    .filter((part) => part.getBoundingClientRect().top < innerHeight)
    .every((part) => part.closest(DEHYDRATED) === null);
}
