import { describe, expect, it } from 'vitest';
import { scriptsAfterLoad } from './scripts-after-load.ts';

const PAGE = [
  '<html><body><p>Text</p>',
  '<link rel="modulepreload" href="/assets/page.js" nonce="n"/>',
  '<script nonce="n">window.data = 1</script>',
  '<script nonce="n" type="module" async="">import "/assets/page.js"</script>',
  '</body></html>',
].join('');

describe('scripts after load', () => {
  const page = scriptsAfterLoad(PAGE, 'n');

  it('keeps modules and their preloads from starting', () => {
    expect(page).not.toContain('"modulepreload"');
    expect(page).not.toContain('type="module"');
    expect(page).toContain('<link rel="later" href="/assets/page.js" nonce="n"/>');
    expect(page).toContain('<script nonce="n" type="text/later">import "/assets/page.js"</script>');
  });

  it('keeps the list of routes, without its blanks and what a route has not', () => {
    const routes = JSON.stringify({ routes: { root: { id: 'root', hasAction: false, css: [] } } }, null, 2);
    const written = `<script>window.__reactRouterManifest = ${routes};\n  window.next = {}</script>`;
    expect(scriptsAfterLoad(written, 'n')).toBe(
      '<script>window.__reactRouterManifest = {"routes":{"root":{"id":"root","css":[]}}};\n  window.next = {}</script>',
    );
  });

  it("leaves the page's data where it is and adds one starter that the policy allows", () => {
    expect(page).toContain('<script nonce="n">window.data = 1</script>');
    expect(page.match(/<script nonce="n">/g)).toHaveLength(2);
    expect(page.endsWith('</script></body></html>')).toBe(true);
  });
});
