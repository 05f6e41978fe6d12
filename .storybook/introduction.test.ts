import { readFileSync } from 'node:fs';
import { toId, storyNameFromExport } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { listNamedStories } from './story-names.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const files = Object.keys(
  import.meta.glob(['../packages/**/*.stories.tsx', '../apps/**/*.stories.tsx', '!**/node_modules/**']),
);

/** The addresses of all stories and of the docs pages. */
const addresses = new Set(
  files.flatMap((path) =>
    listNamedStories(read(path), { fileName: path, makeTitle: (title) => title ?? '' }).flatMap(
      ({ title = '', exportName }) => [
        `/story/${toId(title, storyNameFromExport(exportName))}`,
        `/docs/${toId(title, 'docs')}`,
      ],
    ),
  ),
)
  .add('/docs/states--docs')
  .add('/docs/foundations-writing--docs');

describe('The first page of Storybook', () => {
  const links = [...read('./introduction.mdx').matchAll(/\(\?path=([^)]+)\)/g)].map(([, path]) => path ?? '');

  it.each(links)('leads to %s, which is there', (path) => {
    expect(addresses).toContain(path);
  });
});
