import { dirname, join } from 'node:path/posix';

/** The sources of components, flows and their stories, by their paths from the root of the repository. */
export type Sources = Readonly<Record<string, string>>;

/** For each title of Storybook, the titles of what imports it, sorted. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/** The import of a unit by its public name, or of a file beside it. */
const IMPORT = /\b(?:from |import\()'(@pgm\/ui\/[\w-]+\/[\w-]+|\.{1,2}\/[^']+)'/g;

const TITLE = /^(?:export default|const meta =) \{\s*title: '([^']+)'/m;

/** Finds what uses each component and each screen: the units with stories, and what they import from each other. */
export function listUses(sources: Sources): Uses {
  const titles = toTitles(sources);
  const uses = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sources)) {
    const user = titles.get(dirname(path));
    if (user === undefined || path.endsWith('.stories.tsx')) continue;
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      const used = titles.get(toFolder(specifier, path));
      if (used === undefined || used === user) continue;
      uses.set(used, (uses.get(used) ?? new Set()).add(user));
    }
  }
  return Object.fromEntries([...uses].map(([title, users]) => [title, [...users].toSorted()]));
}

/** The titles of the folders that have stories. A folder with several files of stories has the title of the first. */
function toTitles(sources: Sources): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const [path, source] of Object.entries(sources)) {
    const title = path.endsWith('.stories.tsx') ? TITLE.exec(source)?.[1] : undefined;
    if (title !== undefined && !titles.has(dirname(path))) titles.set(dirname(path), title);
  }
  return titles;
}

/** The folder of what a file imports. */
function toFolder(specifier: string, path: string): string {
  return specifier.startsWith('@pgm/ui/')
    ? specifier.replace('@pgm/ui/', 'packages/ui/src/')
    : dirname(join(dirname(path), specifier));
}
