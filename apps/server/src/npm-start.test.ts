import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ServerProcess, seededFolder } from '../test/server-process.ts';
import { packageFolder } from './platform/package-folder.ts';

it('npm start serves a page with products and ends with 0 on SIGTERM', { timeout: 120_000 }, async () => {
  const folder = seededFolder();
  const npm = new ServerProcess({ DATA_DIR: folder }, [
    'npm',
    '--prefix',
    join(packageFolder(), '../..'),
    'start',
  ]);
  try {
    const page = await (await fetch(`${await npm.address()}/products/`)).text();
    expect(page.match(/class="product-card"/g)).toHaveLength(20);
    expect(await npm.end('SIGTERM')).toBe(0);
  } finally {
    await npm.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
