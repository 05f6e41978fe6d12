import { describe, expect, it } from 'vitest';
import { usePlantedLint } from './planted-lint.mjs';

const UI = 'packages/ui/src/planted/planted.tsx';

/** What a component answers, and the bare word in it. */
const REFUSED = [
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

const componentOf = (jsx) =>
  `export const Planted = ({ t, Part, isBusy, name, left }) => [t, Part, isBusy, name, left, ${jsx}];\n`;

describe('a bare word', () => {
  const lint = usePlantedLint();

  it.each(REFUSED)('is refused in %s', async (jsx, word) => {
    const { code, output } = await lint(UI, componentOf(jsx));
    expect(output).toContain(`'${word}' has no translation`);
    expect(code).toBe(1);
  });

  it.each(ALLOWED)('is not found in %s', async (jsx) => {
    const { output } = await lint(UI, componentOf(jsx));
    expect(output).not.toContain('no-bare-words');
  });

  it.each([
    'apps/site/app/root.tsx',
    'apps/site/app/routes/planted.tsx',
    'apps/site/app/flows/planted/planted.flow.tsx',
    'apps/site/app/shared/planted.tsx',
  ])('is refused in %s', async (path) => {
    expect((await lint(path, componentOf('<p>Add to cart</p>'))).output).toContain('no-bare-words');
  });

  it('may stand in a story', async () => {
    const { output } = await lint(
      'packages/ui/src/planted/planted.stories.tsx',
      componentOf('<p>Add to cart</p>'),
    );
    expect(output).not.toContain('no-bare-words');
  });
});
