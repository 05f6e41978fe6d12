import { describe, expect, it } from 'vitest';
import { delayScripts } from './late-scripts.ts';

const ROUTES = JSON.stringify({ routes: { root: { id: 'root', hasAction: false, css: [] } } }, null, 2);
const PRELOAD = '<link rel="modulepreload" href="/assets/page.js" nonce="n"/>';
const MODULE = '<script nonce="n" type="module" async="">';
const PAGE = [
  '<html><body><p>Text</p>',
  PRELOAD,
  '<script nonce="n">window.data = 1</script>',
  `${MODULE}window.__reactRouterManifest = ${ROUTES};\n  import "/assets/page.js"</script>`,
  '</body></html>',
].join('');

describe('late scripts', () => {
  const page = delayScripts(PAGE, 'n', ['/assets/calls.js']);

  it('are modules and preloads that do not start by themselves', () => {
    expect(page).not.toContain('"modulepreload"');
    expect(page).not.toContain('type="module"');
    expect(page).toContain('<link rel="later" href="/assets/page.js" nonce="n"/>');
    expect(page).toContain('<script nonce="n" type="text/later">');
  });

  it('contain the list of routes without blanks and without flags that are false', () => {
    expect(page).toContain(
      'window.__reactRouterManifest = {"routes":{"root":{"id":"root","css":[]}}};\n  import',
    );
  });

  it("leave the page's data in its place and add one starter that the policy allows", () => {
    expect(page).toContain('<script nonce="n">window.data = 1</script>');
    expect(page.match(/<script nonce="n">/g)).toHaveLength(2);
    expect(page.endsWith('</script></body></html>')).toBe(true);
  });

  it.each([
    ['a module preload', PRELOAD],
    ['its module script', 'type="module" async=""'],
    ['its list of routes', '__reactRouterManifest'],
    ['its end', '</body>'],
  ])('throw for a page that lacks %s', (what, text) => {
    expect(() => delayScripts(PAGE.replace(text, ''), 'n', [])).toThrow(`The rendered page lacks ${what}`);
  });
});
