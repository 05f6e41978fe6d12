import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API, type Project } from 'typescript/unstable/sync';
import type { Plugin } from 'vite';
import { componentFacts } from './component-facts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsconfig = `${root}packages/ui/tsconfig.json`;

const isComponent = (path: string) =>
  /^packages\/ui\/src\/.*\.tsx$/.test(relative(root, path)) && !path.endsWith('.stories.tsx');

/**
 * Gives each component the facts about its props that Storybook shows. They come from TypeScript itself: it knows what
 * is behind a name, and readers see the values ([why](../../docs/decisions/0108-prop-types-from-typescript.md)).
 */
export function propTypes(): Plugin {
  let api: API | undefined;
  let project: Project | undefined;
  const changed = new Set<string>();

  /** The components as TypeScript sees them now; opened once, and read again after a change. */
  const readProject = () => {
    api ??= new API({ cwd: root });
    if (project && changed.size === 0) return project;
    project = api
      .updateSnapshot({ openProjects: [tsconfig], fileChanges: { changed: [...changed] } })
      .getProject(tsconfig);
    changed.clear();
    return project;
  };

  return {
    name: 'pgm:prop-types',
    enforce: 'pre',
    watchChange: (path) => {
      changed.add(path);
    },
    transform(code, path) {
      if (!isComponent(path)) return;
      const components = readProject();
      const facts = components ? componentFacts(components, path) : [];
      const marks = facts.map((fact) => `${fact.displayName}.__docgenInfo = ${JSON.stringify(fact)};`);
      return { code: `${code}\n${marks.join('\n')}`, map: null };
    },
    buildEnd: () => {
      api?.close();
      api = undefined;
      project = undefined;
    },
  };
}
