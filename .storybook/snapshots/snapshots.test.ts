import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../.tools/run/workspace.mjs';
import { type Snapshots, toSnapshots } from './modes.ts';
import { listSnapshots } from './snapshots-plugin.ts';

const CODE = `
export default { title: 'Primitives/Button' };
export const Primary = {};
export const Pressed = { play: async () => {} };
`;

const countSnapshots = (snapshots: Snapshots) =>
  'modes' in snapshots ? Object.keys(snapshots.modes).length : 0;

describe('the images by Chromatic', () => {
  it('of a part of all others are in both themes, at both widths, and in Hindi', () => {
    const snapshots = listSnapshots(CODE, 'packages/ui/src/primitives/button/button.stories.tsx');
    expect(snapshots.get('Primary')).toEqual({
      modes: {
        'light desktop': { theme: 'light', language: 'en', viewport: { width: 1280, height: 900 } },
        'dark desktop': { theme: 'dark', language: 'en', viewport: { width: 1280, height: 900 } },
        'light phone': { theme: 'light', language: 'en', viewport: { width: 320, height: 640 } },
        'dark phone, Hindi': { theme: 'dark', language: 'hi', viewport: { width: 320, height: 640 } },
      },
    });
  });

  it('show no story with a play function', () => {
    const snapshots = listSnapshots(CODE, 'packages/ui/src/primitives/button/button.stories.tsx');
    expect(snapshots.get('Pressed')).toEqual({ disableSnapshot: true });
  });

  it.each([
    ['packages/ui/src/sales/cart/cart.stories.tsx', ['light desktop', 'dark phone, Hindi']],
    ['apps/site/app/staff/orders/orders.stories.tsx', ['light desktop']],
    ['apps/site/app/flows/sales/cart/cart.stories.tsx', ['light phone']],
  ])('of %s are: %s', (file, modes) => {
    expect(toSnapshots(file, false)).toHaveProperty('modes');
    expect(Object.keys(Object.values(toSnapshots(file, false))[0] ?? {})).toEqual(modes);
  });

  it('are at most 3,000 in a full build', () => {
    const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/{app,src}/**/*.stories.tsx'], {
      cwd: ROOT,
    });
    const counts = files.flatMap((file) =>
      [...listSnapshots(readFileSync(join(ROOT, file), 'utf8'), file).values()].map(countSnapshots),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeLessThanOrEqual(3000);
  });
});
