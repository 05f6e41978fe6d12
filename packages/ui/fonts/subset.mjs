// Reduces the brand's typeface to the characters that pages in English and in Hindi use. Runs after every install,
// so it is quick, prints nothing unless it fails, and skips files that already exist.
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const target = new URL('../src/foundations/theme/fonts/', import.meta.url);

const latin =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
  ' !"#$%&\'()*+,-./:;<=>?@[]_|~\u00a0“”‘’–—…•·×→✓−©é½°';

// Vowels, consonants, signs and digits of modern Hindi; conjuncts are included automatically.
const hindi = 'अआइईउऊऋएऐओऔऑऍकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंँःॉॅ़्क़ख़ग़ज़ड़ढ़फ़।॥०१२३४५६७८९ॐ \u200c\u200d\u25cc';

// GDEF only says how kerning changes with weight (3.5 KB); STAT only names the styles for font menus.
const latinOnly = { keepFeatures: ['kern', 'tnum'], dropTables: ['GDEF', 'STAT'] };

const cuts = [
  { script: 'latin', part: 'latin', to: 'anek-latin.woff2', text: latin, ...latinOnly },
  // The rupee sign sits in another file of the family.
  { script: 'latin', part: 'latin-ext', to: 'anek-rupee.woff2', text: '₹', ...latinOnly },
  // Marks are positioned through GDEF, and shaping uses every feature.
  {
    script: 'devanagari',
    part: 'devanagari',
    to: 'anek-devanagari.woff2',
    text: hindi,
    dropTables: ['STAT'],
  },
];

const homes = {
  latin: require.resolve('@fontsource-variable/anek-latin/package.json'),
  devanagari: require.resolve('@fontsource-variable/anek-devanagari/package.json'),
};

const toSource = (script, part) =>
  homes[script].replace(/package\.json$/, `files/anek-${script}-${part}-wght-normal.woff2`);

const isFresh = async (path) => {
  if (!existsSync(path)) return false;
  const [cut, script] = await Promise.all([stat(path), stat(fileURLToPath(import.meta.url))]);
  return cut.size > 0 && cut.mtimeMs >= script.mtimeMs;
};

async function cutFont({ script, part, to, text, weight = { min: 400, max: 700 }, ...saved }) {
  const path = fileURLToPath(new URL(to, target));
  if (await isFresh(path)) return;
  const { default: subsetFont } = await import('subset-font');
  const font = await subsetFont(await readFile(toSource(script, part)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noHinting: true,
    ...saved,
  });
  await writeFile(path, font);
}

await mkdir(target, { recursive: true });
for (const cut of cuts) await cutFont(cut);
