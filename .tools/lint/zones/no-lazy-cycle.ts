import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LintNode, type LintRule, writtenText } from '../lint-rule.ts';

const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** Whether the imports of a file, static and lazy, lead to `target`. */
function leadsTo(file: string, target: string, seen = new Set<string>()): boolean {
  if (file === target) return true;
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)].some(([, specifier = '']) =>
    leadsTo(join(dirname(file), specifier), target, seen),
  );
}

/** `import/no-cycle` ignores lazy imports; every cycle that it misses has one, so it is enough to start from these. */
export const noLazyCycle: LintRule = {
  meta: { type: 'problem', messages: { cycle: "'{{specifier}}' imports this file again." } },
  create: (context) => ({
    ImportExpression({ source }: LintNode<'ImportExpression'>) {
      const specifier = writtenText(source);
      if (!specifier?.startsWith('.')) return;
      if (leadsTo(join(dirname(context.filename), specifier), context.filename))
        context.report({ node: source, messageId: 'cycle', data: { specifier } });
    },
  }),
};
