import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { start } from './workspace.mjs';

it('npm start serves a page with products and ends with 0 on SIGTERM', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgm-start-'));
  const npm = start('npm', ['start'], { stdio: 'pipe', env: { PORT: '0', DATA_DIR: folder } });
  const ended = new Promise((resolve) => npm.once('close', resolve));
  try {
    const page = await (await fetch(`${await addressFrom(npm.stdout)}/products/`)).text();
    expect(page.match(/class="product-card"/g)).toHaveLength(20);
    npm.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    npm.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

async function addressFrom(output) {
  let text = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    text += chunk;
    const address = /Ready at (\S+)/.exec(text)?.[1];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error(`npm start ended: ${text}`);
}
