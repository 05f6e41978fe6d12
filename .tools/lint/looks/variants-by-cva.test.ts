import { describe, expect, it } from 'vitest';
import { type PlantedFile, usePlantedLint } from '../planted-lint.ts';

const COMPONENT = 'packages/ui/src/primitives/planted/planted.tsx';
const PAGE = 'apps/site/app/flows/planted/planted.tsx';
const STORIES = 'packages/ui/src/primitives/planted/planted.stories.tsx';

const CHOICE = 'Declare these looks as a variant of cva.';
const JOIN = 'Join class names by cx of class-variance-authority.';

/** A class name, and what the lint says about it. */
const REJECTED: readonly [className: string, message: string][] = [
  ["isOpen ? 'grid' : 'hidden'", CHOICE],
  ['looks[kind]', CHOICE],
  ["isOpen && looks['open']", CHOICE],
  ["cx('p-4', looks[kind])", CHOICE],
  ["cx('p-4', isOpen ? 'grid' : 'hidden')", CHOICE],
  ["cx('p-4', isOpen && (isWide ? 'grid' : 'flex'))", CHOICE],
  // oxlint-disable-next-line no-template-curly-in-string -- this is the source of a planted file.
  ['`${look} p-4`', JOIN],
  ["look + ' p-4'", JOIN],
];

const ALLOWED = [
  "'p-4'",
  'className',
  "cx('p-4', isOpen && 'grid', className)",
  'look({ kind, className })',
  "look({ kind: isOpen ? 'open' : 'closed' })",
];

const toElement = (className: string) => `export const planted = <p className={${className}} />;\n`;
const toProps = (className: string) => `export const planted = { className: ${className} };\n`;

const CHOSEN = toElement("isOpen ? 'grid' : 'hidden'");

describe('the looks of a component', () => {
  const lint = usePlantedLint([
    ...[...REJECTED.map(([className]) => className), ...ALLOWED].flatMap((className): PlantedFile[] => [
      [COMPONENT, toElement(className)],
      [COMPONENT, toProps(className)],
    ]),
    [PAGE, CHOSEN],
    [STORIES, CHOSEN],
  ]);

  it.each(REJECTED)('are not chosen or joined by hand: %s', (className, message) => {
    const output = expect.stringContaining(`looks(variants-by-cva): ${message}`);
    expect(lint(COMPONENT, toElement(className))).toEqual({ isRejected: true, output });
    expect(lint(COMPONENT, toProps(className))).toEqual({ isRejected: true, output });
  });

  it.each(ALLOWED)('are allowed as %s', (className) => {
    expect(lint(COMPONENT, toElement(className)).output).not.toContain('looks');
    expect(lint(COMPONENT, toProps(className)).output).not.toContain('looks');
  });

  it('are checked on pages, too', () => {
    expect(lint(PAGE, CHOSEN).output).toContain(CHOICE);
  });

  it('are free in stories', () => {
    expect(lint(STORIES, CHOSEN).output).not.toContain('looks');
  });
});
