import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Visitor, parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { ROOT } from '../../run/workspace.mjs';

const SOURCES = ['packages/*/**/*.{ts,tsx,mjs}', 'apps/*/**/*.{ts,tsx,mjs}'];
const IGNORED = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.react-router/**', '**/.cache/**'];

/** Written by the router for each route; they import the route back, as types. */
const GENERATED = /^\.\/\+types\//;

/**
 * The import cycles of the workspaces below `root`. Type-only and lazy imports count too.
 * @returns one list of paths per cycle: each file imports the next, and the last imports the first
 */
export function findImportCycles(root = ROOT): string[][] {
  const importsByFile = readImports(root);
  return groupsOfMutualImports(importsByFile)
    .map((files) => shortestCycle(files, importsByFile))
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other));
}

/** The files that each file imports, by its path. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * The cycles between the folders that stand directly in one of these below `root`, such as the resources of a domain. A story
 * or a test may use what stands above its part, so their imports do not count.
 * @returns one list of paths per cycle: files of each folder import from the next, and those of the last from the first
 */
export function findFolderCycles(parents: readonly string[], root = ROOT): string[][] {
  const importsByFile = readImports(root);
  return parents.flatMap((parent) => {
    const importsByFolder = readFolderImports(parent, importsByFile);
    return groupsOfMutualImports(importsByFolder).map((folders) => shortestCycle(folders, importsByFolder));
  });
}

function readFolderImports(parent: string, importsByFile: Imports): Imports {
  const toFolders = (file: string) => {
    const [folder = '..', ...rest] = relative(parent, file).split('/');
    return folder === '..' || rest.length === 0 ? [] : [join(parent, folder)];
  };
  const importsByFolder = new Map<string, readonly string[]>();
  for (const [file, imported] of importsByFile) {
    if (/\.(stories|test)\.tsx?$/.test(file)) continue;
    for (const folder of toFolders(file)) {
      const others = imported.flatMap(toFolders).filter((other) => other !== folder);
      importsByFolder.set(folder, [...new Set([...(importsByFolder.get(folder) ?? []), ...others])]);
    }
  }
  return importsByFolder;
}

/** The files that each file imports, as paths below `root`. */
function readImports(root: string): Imports {
  const resolver = new ResolverFactory({
    conditionNames: ['pgm:source', 'node', 'import'],
    extensions: ['.ts', '.tsx', '.mjs'],
  });
  const files = globSync(SOURCES, { cwd: root, exclude: IGNORED });
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const path = join(root, file);
      const imported = importedNames(path, readFileSync(path, 'utf8'))
        .filter((name) => /^(\.|#|@pgm\/)/.test(name) && !GENERATED.test(name))
        .map((name) => resolved(resolver, path, name.replace(/\?.*$/, '')))
        .map((target) => relative(root, target))
        .filter((target) => known.has(target));
      return [file, [...new Set(imported)]] as const;
    }),
  );
}

/** An import that leads nowhere would hide a cycle, so it is an error. */
function resolved(resolver: ResolverFactory, path: string, name: string): string {
  const { path: target, error } = resolver.sync(dirname(path), name);
  if (target === undefined) throw new Error(`${path} imports ${name}: ${error}`);
  return target;
}

/** What a source imports: static, re-exported, lazy and type-only. */
function importedNames(path: string, source: string): string[] {
  const parsed = parseSync(path, source);
  const [fault] = parsed.errors;
  if (fault !== undefined) throw new Error(`${path}: ${fault.message}`);
  const { module } = parsed;
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  // Only lazy imports and imported types are written like calls; to look for them takes longer than all the rest.
  if (!/\bimport\s*\(/.test(source)) return names;
  new Visitor({
    ImportExpression: ({ source: from }) => {
      if (from.type === 'Literal' && typeof from.value === 'string') names.push(from.value);
    },
    TSImportType: ({ source: from }) => {
      names.push(from.value);
    },
  }).visit(parsed.program);
  return names;
}

/** Groups of files that reach each other (Tarjan's strongly connected components of two files or more, or of one that imports itself). */
function groupsOfMutualImports(importsByFile: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const toLowest = (file: string) => lowest.get(file) ?? Infinity;
  const visit = (file: string) => {
    const imported = importsByFile.get(file) ?? [];
    lowest.set(file, order.size);
    order.set(file, order.size);
    stack.push(file);
    for (const next of imported) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(toLowest(file), toLowest(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || imported.includes(file)) groups.push(group);
  };
  for (const file of importsByFile.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** The shortest way from a file of the group back to itself. */
function shortestCycle(group: readonly string[], importsByFile: Imports): string[] {
  const members = new Set(group);
  const cycles = group.map((start) => shortestWayBack(start, members, importsByFile));
  return cycles.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

function shortestWayBack(start: string, members: ReadonlySet<string>, importsByFile: Imports): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const next of importsByFile.get(file) ?? []) {
      if (next === start) return wayTo(file, start, cameFrom);
      if (!members.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  return [];
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way: string[] = [];
  for (let file: string | undefined = end; file !== undefined; file = cameFrom.get(file)) {
    way.unshift(file);
    if (file === start) break;
  }
  return way;
}
