import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** Whether the imports of a file, static and lazy, lead to `target`. */
function leadsTo(file, target, seen = new Set()) {
  if (file === target) return true;
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT)].some(([, specifier]) =>
    leadsTo(join(dirname(file), specifier), target, seen),
  );
}

/** `import/no-cycle` ignores lazy imports; every cycle that it misses has one, so it is enough to start from these. */
export const noLazyCycle = {
  meta: { type: 'problem', messages: { cycle: "'{{specifier}}' imports this file again." } },
  create: (context) => ({
    ImportExpression({ source }) {
      const specifier = source.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      if (leadsTo(join(dirname(context.filename), specifier), context.filename))
        context.report({ node: source, messageId: 'cycle', data: { specifier } });
    },
  }),
};
