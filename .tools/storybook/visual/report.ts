import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './compare.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui; }
body { margin: 0 auto; max-width: 84rem; padding: 1rem; }
article { border-top: 1px solid; margin-top: 2rem; }
.pair { position: relative; overflow: auto; border: 1px dashed; }
.pair img { display: block; max-width: none; }
.pair .after { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--at, 50%)); }
input { width: 100%; }
`;

/** The slider shows the image of before on its left side, and the one of after on its right. */
const SCRIPT = `
addEventListener('input', ({ target }) =>
  target.closest('article').style.setProperty('--at', target.value + '%'));
`;

/** Writes a page with all changes: before and after under a slider, and their difference. */
export function writeReport(folder: string, changes: readonly Change[]): void {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Changed stories</title>
<style>${STYLE}</style>
<h1>${changes.length} changed stories</h1>
${changes.map(toArticle).join('\n')}
<script>${SCRIPT}</script>
</html>
`;
  writeFileSync(join(folder, 'index.html'), html);
}

function toArticle(change: Change): string {
  const { id } = change;
  const image = (name: string) => `<img src="${name}/${id}.png" alt="${name}" loading="lazy">`;
  if (change.kind === 'added') return `<article><h2>${id}</h2><p>Added</p>${image('after')}</article>`;
  if (change.kind === 'removed') return `<article><h2>${id}</h2><p>Removed</p>${image('before')}</article>`;
  return `<article>
<h2>${id}</h2>
<p>${change.pixels} pixels differ.</p>
<label>Before and after <input type="range" value="50"></label>
<div class="pair">${image('before')}<div class="after">${image('after')}</div></div>
<details><summary>Difference</summary>${image('difference')}</details>
</article>`;
}
