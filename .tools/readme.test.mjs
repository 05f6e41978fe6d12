import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace.mjs';

const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
/** Where the server says which settings it reads. */
const SETTINGS_FILES = [
  'apps/server/src/platform/config.ts',
  'apps/server/src/platform/messaging/messaging-settings.ts',
  'apps/server/src/platform/google/google-settings.ts',
  'apps/server/src/platform/firebase/firebase-settings.ts',
  'apps/server/src/platform/payment/payment-settings.ts',
];

const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const code = codeOf(text);

  it('names only commands that exist', () => {
    const named = code.flatMap((piece) => [...piece.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]);
    expect(
      named.map(([, script]) => script).filter((script) => ![...scripts, 'ci'].includes(script)),
    ).toEqual([]);
  });

  it('links only to what exists', () => {
    expect(linksOf(text).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  it.each(quotesOf(text))('quotes $file as it is', ({ file, quote }) => {
    expect(withoutSpace(read(file))).toContain(withoutSpace(quote));
  });
});

// A decision tells of its day; what it names may be gone.
describe.each(documents.filter((document) => !document.startsWith('docs/decisions/0')))('%s', (document) => {
  it('names only paths that exist', () => {
    const paths = codeOf(read(document)).flatMap(
      (piece) => piece.match(/(?<![\w/.$-])(?:apps|packages|docs|\.tools|\.storybook)\/[\w./*-]+/g) ?? [],
    );
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
});

describe('the documents', () => {
  it('tell of every command', () => {
    const told = codeOf(read('README.md') + read('docs/contributing.md')).join('\n');
    const untold = scripts
      .filter((script) => script !== 'postinstall')
      .filter((script) => !new RegExp(`npm (run )?${script}(?![\\w:-])`).test(told));
    expect(untold).toEqual([]);
  });

  it('list every decision, each of at most 25 lines', () => {
    const records = documents.filter((document) => /^docs\/decisions\/\d{4}-/.test(document));
    const listed = linksOf(read('docs/decisions/README.md'));
    expect(records.filter((record) => !listed.includes(basename(record)))).toEqual([]);
    expect(records.filter((record) => read(record).trim().split('\n').length > 25)).toEqual([]);
  });

  it('list exactly the settings that the server reads, with their defaults', () => {
    const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)`\s*\|\s*(?:`([^`]*)`)?\s*\|/gm)];
    expect(rows.map(([, name, fallback = '']) => `${name}=${fallback}`).toSorted()).toEqual(
      SETTINGS_FILES.flatMap((file) => settingsOf(read(file))).toSorted(),
    );
  });
});

function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

function exists(path) {
  return path.includes('*')
    ? globSync(path.replace(/\/$/, ''), { cwd: ROOT }).length > 0
    : existsSync(join(ROOT, path));
}

/** What stands in backticks, one by one. */
function codeOf(markdown) {
  return [...markdown.matchAll(/^ *```.*\n([^]*?)^ *```|`([^`\n]+)`/gm)].map(
    ([, block, span]) => block ?? span,
  );
}

function withoutCode(markdown) {
  return markdown.replace(/^ *```.*\n[^]*?^ *```/gm, '');
}

/** The targets of links and pictures inside the repository. */
function linksOf(markdown) {
  const targets = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

function leadsSomewhere(document, link) {
  const [path, anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path));
  return exists(target) && (anchor === undefined || anchorsOf(read(target)).includes(anchor));
}

/** The anchors that headings get on GitHub. */
function anchorsOf(markdown) {
  return [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The code blocks that say which file they are from: the path stands behind the language. */
function quotesOf(markdown) {
  return [...markdown.matchAll(/^ *```\w+ (\S+)\n([^]*?)^ *```/gm)].map(([, file, quote]) => ({
    file,
    quote,
  }));
}

function withoutSpace(text) {
  return text.replace(/\s/g, '');
}

/** `NAME=default` of each setting of a zod object with one setting per entry. */
function settingsOf(source) {
  const [, shape = ''] =
    /const (?:Environment = z\.object\(|\w+Settings = )\{\n([^]*?)\n\}\)?;/.exec(source) ?? [];
  return shape.split(/^ {2}(?=[A-Z])/m).flatMap((entry) => {
    const [name] = /^[A-Z_]+(?=:)/.exec(entry) ?? [];
    const [, fallback = ''] = /\.default\('?([^')]*)'?\)/.exec(entry) ?? [];
    return name === undefined ? [] : [`${name}=${fallback.replaceAll('_', '')}`];
  });
}
