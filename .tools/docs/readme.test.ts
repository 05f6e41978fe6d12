import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { staticGates } from '../gate/static-gates.ts';
import { ROOT } from '../run/workspace.mjs';

const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
/** The files that define the settings of the server. */
const SETTINGS_FILES = [
  'apps/server/src/platform/config.ts',
  'apps/server/src/platform/http/api-settings.ts',
  'apps/server/src/platform/order-settings.ts',
  'apps/server/src/platform/messaging/messaging-settings.ts',
  'apps/server/src/platform/google/google-settings.ts',
  'apps/server/src/platform/firebase/firebase-settings.ts',
  'apps/server/src/platform/payment/payment-settings.ts',
];

const scripts = Object.keys(
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).scripts,
);

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const code = toCode(text);

  it('names only commands that exist', () => {
    const named = code.flatMap((piece) => [...piece.matchAll(/\bnpm (?:run )?([\w:-]+)/g)]);
    expect(
      named.map(([, script = '']) => script).filter((script) => ![...scripts, 'ci'].includes(script)),
    ).toEqual([]);
  });

  it('links only to what exists', () => {
    expect(findLinks(text).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  it.each(findQuotes(text))('quotes $file without changes', ({ file, quote }) => {
    expect(withoutSpace(read(file))).toContain(withoutSpace(quote));
  });
});

// A decision describes its own time; what it names may no longer exist.
describe.each(documents.filter((document) => !document.startsWith('docs/decisions/0')))('%s', (document) => {
  it('names only paths that exist', () => {
    const paths = toCode(read(document)).flatMap(
      (piece) => piece.match(/(?<![\w/.$-])(?:apps|packages|docs|\.tools|\.storybook)\/[\w./*-]+/g) ?? [],
    );
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
});

describe('the documents', () => {
  it('list every command', () => {
    const reported = toCode(read('README.md') + read('docs/contributing.md')).join('\n');
    const undocumented = scripts
      .filter((script) => script !== 'postinstall')
      .filter((script) => !new RegExp(`npm (run )?${script}(?![\\w:-])`).test(reported));
    expect(undocumented).toEqual([]);
  });

  it('list every page of staff, in the order of its menu', () => {
    const menu = read('apps/site/app/staff/pages/pages.tsx');
    const labels = [...menu.matchAll(/label: '([^']*)',\s+icon/g)].map(([, label]) => label);
    const [, listed = ''] = /Their pages: ([^.]*)\./.exec(read('README.md')) ?? [];
    expect(listed.split(/,\s+/).map((label) => label.replace(/\s+/, ' '))).toEqual(labels);
  });

  it('list every project of the tests', () => {
    const projects = [...read('vitest.config.ts').matchAll(/project\('([\w-]+)'/g)].map(([, name]) => name);
    const [, listed = ''] = /The projects are ([^.]*)\./.exec(read('docs/contributing.md')) ?? [];
    expect([...listed.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(projects);
  });

  it('say of every stage how it runs alone, and what to do when it fails', () => {
    const [, table = ''] = /^\| Stage .*\n.*\n((?:\|.*\n)+)/m.exec(read('docs/contributing.md')) ?? [];
    const rows = table.trimEnd().split('\n');
    const cells = rows.map((row) => row.split(' | ').map((cell) => cell.replaceAll('|', '').trim()));
    // The stages of `npm test` after the static gates; the program runs when it is imported.
    const [, everything = ''] =
      /function everything\(\).*? \{(.*?)\n\}/s.exec(read('.tools/gate/all-stages.ts')) ?? [];
    const long = [...everything.matchAll(/(?:check|vitest|counting|playwright)\('([^']+)'/g)].map(
      ([, name = '']) => name,
    );
    const named = [...staticGates.map(({ name }) => name.replace(/ of .*/, '')), ...long];
    expect(long).toContain('end to end');
    expect(cells.map(([stage]) => stage).toSorted()).toEqual([...new Set(named)].toSorted());
    expect(cells.filter(([, alone, advice]) => !alone || !advice)).toEqual([]);
  });

  it('list every decision once and in order, each of at most 25 lines', () => {
    const records = documents.filter((document) => /^docs\/decisions\/\d{4}-/.test(document));
    const listed = [...read('docs/decisions/README.md').matchAll(/^\| \d{4} \| .*?\((\d{4}-[^)]*)\) +\|/gm)];
    expect(listed.map(([, file]) => file)).toEqual(records.map((record) => basename(record)).toSorted());
    expect(records.filter((record) => read(record).trim().split('\n').length > 25)).toEqual([]);
  });

  it('list exactly the settings that the server reads, with their defaults', () => {
    const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)`\s*\|\s*(?:`([^`]*)`)?\s*\|/gm)];
    expect(rows.map(([, name, fallback = '']) => `${name}=${fallback}`).toSorted()).toEqual(
      SETTINGS_FILES.flatMap((file) => findSettings(read(file))).toSorted(),
    );
  });
});

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function exists(path: string): boolean {
  return path.includes('*')
    ? globSync(path.replace(/\/$/, ''), { cwd: ROOT }).length > 0
    : existsSync(join(ROOT, path));
}

/** The texts in backticks, one by one. */
function toCode(markdown: string): string[] {
  return [...markdown.matchAll(/^ *```.*\n([^]*?)^ *```|`([^`\n]+)`/gm)].map(
    ([, block, span = '']) => block ?? span,
  );
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^ *```.*\n[^]*?^ *```/gm, '');
}

/** The targets of links and images inside the repository. */
function findLinks(markdown: string): string[] {
  const targets = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path));
  return exists(target) && (anchor === undefined || findAnchors(read(target)).includes(anchor));
}

/** The anchors that headings get on GitHub. */
function findAnchors(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The code blocks that name their source file: the path follows the language. */
function findQuotes(markdown: string): { file: string; quote: string }[] {
  return [...markdown.matchAll(/^ *```\w+ (\S+)\n([^]*?)^ *```/gm)].map(([, file = '', quote = '']) => ({
    file,
    quote,
  }));
}

function withoutSpace(text: string): string {
  return text.replace(/\s/g, '');
}

/** `NAME=default` of each setting of a zod object with one setting per entry. */
function findSettings(source: string): string[] {
  const [, shape = ''] =
    /const (?:Environment = z\.object\(|\w+Settings = )\{\n([^]*?)\n\}\)?;/.exec(source) ?? [];
  return shape.split(/^ {2}(?=[A-Z])/m).flatMap((entry) => {
    const [name] = /^[A-Z_]+(?=:)/.exec(entry) ?? [];
    const [, fallback = ''] = /(?:\.default\('?|wholeNumber\(\d+, )([^'),]*)/.exec(entry) ?? [];
    return name === undefined ? [] : [`${name}=${fallback.replaceAll('_', '')}`];
  });
}
