import { describe, expect, it } from 'vitest';
import { type PlantedFile, usePlantedLint } from '../planted-lint.ts';

const UI = 'packages/ui/src/planted/planted.tsx';

/** The JSX of a component, and the bare word in it. */
const REJECTED: readonly [jsx: string, word: string][] = [
  ['<p>Add to cart</p>', 'Add to cart'],
  ["<p>{'Add to cart'}</p>", 'Add to cart'],
  ["<p>{isBusy ? 'Saving' : t('Save')}</p>", 'Saving'],
  ["<p>{isBusy && 'Saving'}</p>", 'Saving'],
  ["<p>{name ?? 'Nobody'}</p>", 'Nobody'],
  ['<p>{`Only ${left} left`}</p>', 'Only'],
  ["<p>{left + ' left'}</p>", 'left'],
  ['<p>कार्ट</p>', 'कार्ट'],
  ['<button aria-label="Close" />', 'Close'],
  ["<button title={'Close'} />", 'Close'],
  ["<input placeholder={isBusy ? 'Wait' : undefined} />", 'Wait'],
  ['<img src={name} alt="The founder" />', 'The founder'],
  ['<Part aria-label="Pages" />', 'Pages'],
];

const ALLOWED = [
  "<p>{t('Add to cart')}</p>",
  "<p>{t(isBusy ? 'Saving' : 'Save')}</p>",
  '<p>{name} · {left} × {left}</p>',
  '<p>+91&nbsp;{left}</p>',
  "<p>{name === 'asha' && t('Save')}</p>",
  '<img src={name} alt="" />',
  "<button className={isBusy ? 'opacity-50' : 'opacity-100'} aria-label={t('Close')} />",
  '<Part label="Pages" />',
];

const toComponent = (jsx: string) =>
  `export const Planted = ({ t, Part, isBusy, name, left }) => [t, Part, isBusy, name, left, ${jsx}];\n`;

const PAGES = [
  'apps/site/app/root.tsx',
  'apps/site/app/routes/planted.tsx',
  'apps/site/app/flows/planted/planted.flow.tsx',
  'apps/site/app/kit/planted.tsx',
];
const STORY = 'packages/ui/src/planted/planted.stories.tsx';

describe('a bare word', () => {
  const lint = usePlantedLint([
    ...REJECTED.map(([jsx]): PlantedFile => [UI, toComponent(jsx)]),
    ...ALLOWED.map((jsx): PlantedFile => [UI, toComponent(jsx)]),
    ...[...PAGES, STORY].map((path): PlantedFile => [path, toComponent('<p>Add to cart</p>')]),
  ]);

  it.each(REJECTED)('is rejected in %s', (jsx, word) => {
    const { isRejected, output } = lint(UI, toComponent(jsx));
    expect(output).toContain(`'${word}' has no translation`);
    expect(isRejected).toBe(true);
  });

  it.each(ALLOWED)('is not found in %s', (jsx) => {
    const { output } = lint(UI, toComponent(jsx));
    expect(output).not.toContain('no-bare-words');
  });

  it.each(PAGES)('is rejected in %s', (path) => {
    expect(lint(path, toComponent('<p>Add to cart</p>')).output).toContain('no-bare-words');
  });

  it('is allowed in a story', () => {
    const { output } = lint(STORY, toComponent('<p>Add to cart</p>'));
    expect(output).not.toContain('no-bare-words');
  });
});
