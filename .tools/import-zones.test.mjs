import { describe, expect, it } from 'vitest';
import { usePlantedLint } from './planted-lint.mjs';

/** A file in a zone, and an import that this zone refuses. */
const VIOLATIONS = [
  ['packages/machines/src/planted/planted.machine.ts', 'react'],
  ['packages/machines/src/planted/planted.machine.ts', '@pgm/ui/button'],
  ['packages/machines/src/planted/planted.machine.ts', '@pgm/api/client'],
  ['packages/ui/src/planted/planted.tsx', '@pgm/machines/lead-form'],
  ['packages/ui/src/planted/planted.tsx', '@pgm/api/contract'],
  ['packages/ui/src/planted/planted.tsx', 'react-router'],
  ['packages/api/src/contract/planted.ts', 'wretch'],
  ['packages/api/src/contract/planted.ts', '../client/index.ts'],
  ['packages/api/src/client/planted.ts', 'react'],
  ['apps/site/app/routes/planted.tsx', './home.tsx'],
  ['apps/site/app/routes/planted.tsx', '#app/routes/home.tsx'],
  ['apps/site/app/routes/planted.tsx', '@pgm/server'],
  ['apps/site/app/flows/planted/planted.flow.tsx', '#app/routes/home.tsx'],
  ['apps/site/app/shared/planted.ts', '@pgm/server'],
  ['packages/api/src/client/planted.ts', '../contract/image.ts'],
  ['packages/api/src/client/planted.ts', '../contract/indian-states.ts'],
  ['apps/server/src/planted/planted.routes.ts', '../product/product.repository.ts'],
  ['apps/server/src/planted/planted.service.ts', '@pgm/machines/lead-form'],
];

/** Imports that the same zones allow. */
const ALLOWED = [
  ['packages/machines/src/planted/planted.machine.ts', '@pgm/api/contract'],
  ['packages/ui/src/planted/planted.tsx', '@radix-ui/react-dialog'],
  ['packages/api/src/contract/planted.ts', 'zod/mini'],
  ['apps/site/app/routes/planted.tsx', '@pgm/machines/lead-form'],
  ['packages/api/src/client/planted.ts', '../contract/index.ts'],
  ['apps/site/app/routes/planted.tsx', './+types/planted.ts'],
  ['apps/server/src/planted/planted.repository.ts', '../product/product.schema.ts'],
];

describe('the import zones', () => {
  const lint = usePlantedLint();
  const importing = (imported) => `import * as planted from '${imported}';\nexport const use = planted;\n`;

  it.each(VIOLATIONS)('refuse in %s an import of %s', async (path, imported) => {
    const { code, output } = await lint(path, importing(imported));
    expect(output).toContain('no-restricted-imports');
    expect(code).toBe(1);
  });

  it.each(ALLOWED)('allow in %s an import of %s', async (path, imported) => {
    const { code, output } = await lint(path, importing(imported));
    expect(output).not.toContain('no-restricted-imports');
    expect(code).toBe(0);
  });
});
