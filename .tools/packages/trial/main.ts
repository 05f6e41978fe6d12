import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Page, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../install/chromium.ts';
import { buildLibrary } from '../../run/build.ts';
import { createProject } from './project.ts';

/** What the programs of the READMEs print. */
const PROGRAMS: Readonly<Record<string, readonly [first: string, last: string]>> = {
  'src/terminal.ts': ['ready Name is required Mobile number is required Email is required', 'thanked'],
  'src/countdown.ts': ['{ secondsLeft: 1 }', '{ secondsLeft: 1 }'],
  'src/products.ts': ["[ 'Herbs' ]", "[ 'Herbs' ]"],
};

/** A shop with one category, in place of the address in the README of the client. */
const SHOP = 'https://shop.example';
const CATEGORIES = {
  success: true,
  total: 1,
  data: [
    {
      id: '1',
      name: 'Herbs',
      description: '',
      categoryImage: null,
      categoryUniqueName: 'herbs',
      subCategories: [],
      isDeleted: false,
      productCount: 0,
    },
  ],
};

/** What a user does on the pages of the READMEs. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'src/plain.tsx': pressSave,
  'src/tailwind.tsx': pressSave,
  'src/lead-form.tsx': async (page) => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Name is required').waitFor();
    await page.getByLabel('Full name').fill('Sunita Verma');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('Email').fill('sunita@example.in');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('status').filter({ hasText: /thank/i }).waitFor();
  },
  'src/hindi.tsx': async (page) => {
    await page.getByRole('link', { name: 'अगला' }).waitFor();
  },
};

async function pressSave(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Save' });
  // The colour of a primary button in the light theme.
  assert.equal(await save.evaluate((button) => getComputedStyle(button).backgroundColor), 'rgb(20, 86, 59)');
  await save.click();
  assert.equal(await page.title(), 'Saved');
}

await buildLibrary();
const shop = createServer((_, response) => response.end(JSON.stringify(CATEGORIES))).listen(0);
await once(shop, 'listening');
const shopAddress = shop.address();
assert(shopAddress !== null && typeof shopAddress === 'object');
const { port } = shopAddress;
const folder = mkdtempSync(join(tmpdir(), 'pgm-packages-'));
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  const project = await createProject(folder);
  console.log(`Installed from ${project.tarballs.join(', ')}.`);
  await project.run('tsc', ['--noEmit']);
  console.log('The code of the READMEs has the right types.');

  for (const [file, [first, last]] of Object.entries(PROGRAMS)) {
    const lines = (await project.runFile(file, [SHOP, `http://localhost:${port}`])).trim().split('\n');
    assert.deepEqual([lines[0], lines.at(-1)], [first, last]);
    console.log(`${file} prints what it should, in Node.js alone.`);
  }

  for (const [file, visit] of Object.entries(PAGES)) {
    const { css, script, address, close } = await project.buildPage(file);
    const page = await browser.newPage();
    await page.goto(address);
    await visit(page);
    await page.close();
    await close();
    console.log(`${file} works; with brotli ${size(css)} of CSS, ${size(script)} of JavaScript.`);
  }
} finally {
  shop.close();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

function size(text: string): string {
  return `${(brotliCompressSync(text).length / 1024).toFixed(1)} KiB`;
}
