// Cuts the brand's typeface down to what English pages use. Runs after every install, so it is quick, says
// nothing unless it fails, and leaves files alone that are already there.
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const target = new URL('../src/theme/fonts/', import.meta.url);

const latin =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
  ' !"#$%&\'()*+,-./:;<=>?@[]_|~\u00a0“”‘’–—…•·×→✓−©é½°';

const cuts = [
  { from: 'latin', to: 'anek-latin.woff2', text: latin },
  // The rupee sign sits in another file of the family. On its own it is small enough to be inlined in the
  // style sheet, so that a price costs no second request.
  { from: 'latin-ext', to: 'anek-rupee.woff2', text: '₹' },
];

const sourceOf = (part) => {
  const home = require.resolve('@fontsource-variable/anek-latin/package.json');
  return home.replace(/package\.json$/, `files/anek-latin-${part}-wght-normal.woff2`);
};

const isFresh = async (path) => {
  if (!existsSync(path)) return false;
  const [cut, script] = await Promise.all([stat(path), stat(fileURLToPath(import.meta.url))]);
  return cut.size > 0 && cut.mtimeMs >= script.mtimeMs;
};

async function cutFont({ from, to, text }) {
  const path = fileURLToPath(new URL(to, target));
  if (await isFresh(path)) return;
  const { default: subsetFont } = await import('subset-font');
  const font = await subsetFont(await readFile(sourceOf(from)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    // GDEF only carries how kerning changes with weight (3.5 KB); STAT only names the styles for font menus.
    dropTables: ['GDEF', 'STAT'],
  });
  await writeFile(path, font);
}

await mkdir(target, { recursive: true });
for (const cut of cuts) await cutFont(cut);
