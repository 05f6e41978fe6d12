import { addImport, addSorted } from './edits.ts';
import { toNames } from './names.ts';
import { componentFile, componentStories } from './templates/component.ts';
import type { Plan } from './generate.types.ts';
import type { Place } from './command.ts';

const CONFORMANCE = 'packages/ui/src/conformance.test.tsx';

/** A component with its stories, and its line in the conformance test. */
export function planComponent({ domain: group, name: kebab }: Place): Plan {
  const name = toNames(kebab);
  const unit = { domain: group, name };
  const folder = `packages/ui/src/${group}/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.tsx`]: componentFile(unit),
      [`${folder}/${kebab}.stories.tsx`]: componentStories(unit),
    },
    edits: [
      addImport(CONFORMANCE, `import { ${name.pascal} } from './${group}/${kebab}/${kebab}.tsx';`),
      addSorted(
        CONFORMANCE,
        'const components: Record<string, ReactElement> = {',
        `  ${name.pascal}: <${name.pascal} {...given} />,`,
      ),
    ],
    next: [`Say in the docstring of ${name.pascal} what it is; add a story per state.`],
  };
}
