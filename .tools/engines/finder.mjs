import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/**
 * Runs inside the page. Finds what a person would recognise: by its role and name, by its label, or by its text; inside of
 * another part if `within` describes one. `exact: false` accepts a name or a text that only contains these words.
 */
globalThis.findAll = ({ role, name, label, text, exact = true, within }) => {
  const root = within ? globalThis.findAll(within)[0] : document.body;
  if (!root) return [];
  const matches = (words) => (exact ? words : (content) => content.includes(words));
  if (role) return queryAllByRole(root, role, name === undefined ? {} : { name: matches(name) });
  if (label) return queryAllByLabelText(root, label, { exact });
  return queryAllByText(root, text, { exact });
};

/** Brings the first of them into view; says where its centre is and whether a press would reach it. */
globalThis.locate = (what) => {
  const [element] = globalThis.findAll(what);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isReached = element.contains(hit) || (element.labels?.[0]?.contains(hit) ?? false);
  const isEnabled = !element.matches(':disabled, [aria-disabled="true"]');
  return { x, y, isReady: isReached && isEnabled && width > 0 };
};

/** Empties a field, as a person does who selects its text and types over it. */
globalThis.selectText = (what) => globalThis.findAll(what)[0].select();

/** Chooses the option that begins with these words. The list of options is a window of the system, which no program can press. */
globalThis.chooseOption = (what, words) => {
  const [select] = globalThis.findAll(what);
  const option = [...select.options].find((one) => one.textContent.trim().startsWith(words));
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Whether React has the page and its forms: what is pressed before that is only repeated later. */
globalThis.isHydrated = () =>
  [...document.querySelectorAll('main, main form')]
    .filter((part) => part.getBoundingClientRect().top < innerHeight)
    .every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')));
