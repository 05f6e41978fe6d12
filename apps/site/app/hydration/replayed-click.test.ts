import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { HYDRATED_MARK } from './replayed-click.ts';

it('React still marks hydrated elements in the way that replayed clicks wait for', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  expect(react).toContain(`"${HYDRATED_MARK}$"`);
});
