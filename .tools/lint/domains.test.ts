import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run/workspace.mjs';

/** The layers, each with the folders beside its domains. */
const LAYERS = [
  { layer: 'packages/api/src/contract', others: ['privacy'] },
  { layer: 'packages/machines/src', others: ['kit', 'shell'] },
  { layer: 'packages/ui/src', others: ['data', 'forms', 'foundations', 'mails', 'primitives', 'shell'] },
  { layer: 'apps/server/src', others: ['platform', 'privacy', 'seed'] },
];

const domains = [...readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/^\| `(\w+)` +\|/gm)].map(
  ([, domain = '']) => domain,
);

describe('the domains of the glossary', () => {
  it.each(LAYERS)('are the folders of $layer', ({ layer, others }) => {
    const folders = readdirSync(join(ROOT, layer), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...domains, ...others].toSorted());
  });

  it('are the folders of the flows; those of staff are apart, since visitors never load them', () => {
    const flows = readdirSync(join(ROOT, 'apps/site/app/flows'));
    expect(flows.toSorted()).toEqual([...domains.filter((domain) => domain !== 'staff'), 'shell'].toSorted());
    expect(existsSync(join(ROOT, 'apps/site/app/staff'))).toBe(true);
  });
});
