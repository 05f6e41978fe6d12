import { describe, expect, it } from 'vitest';
import { openShop } from './shop.ts';
import { WrittenPage } from './written-page.ts';

const app = openShop();

/** What a browser sends with a page that it opens itself. */
const OPENED = { 'Sec-Fetch-Dest': 'document' };
const HINDI = { Cookie: 'language=hi' };

/** The links to style sheets of a page, each with what stands directly before it. */
function listStyles({ html }: WrittenPage) {
  const links = html.matchAll(
    /(?:<style nonce="([^"]+)">((?:(?!<\/style>).)*)<\/style>)?<link rel="stylesheet" href="([^"]+)"([^>]*)\/>/gs,
  );
  return [...links].map(([, nonce, text, address = '', attributes]) => ({
    nonce,
    text,
    address,
    attributes,
  }));
}

const readFile = async (address: string) => (await app.call(address)).text();

describe('the styles of a page', () => {
  it.each([
    ['English', OPENED],
    ['Hindi', { ...OPENED, ...HINDI }],
  ])('are in a page that a browser opens itself, in %s: it requests no file for them', async (_, headers) => {
    // The second time the page comes from the cache.
    for (const path of ['/products/', '/products/', '/products/?search=honey']) {
      const page = await WrittenPage.at(app, path, headers);
      const styles = listStyles(page);
      expect(styles).toHaveLength('Cookie' in headers ? 2 : 1);
      const nonce = /'nonce-([\w-]+)'/.exec(page.headers.get('Content-Security-Policy') ?? '')?.[1];
      for (const style of styles) {
        const text = await readFile(style.address);
        expect(text.length).toBeGreaterThan(100);
        // A style sheet is too long for the report of a failure.
        expect([style.nonce, style.attributes, style.text === text]).toEqual([nonce, ' disabled=""', true]);
      }
      expect(page.headers.get('Link')).toBeNull();
    }
  });

  it.each([
    ['a program', {}],
    ['a service worker, which has saved it', { 'Sec-Fetch-Dest': 'empty' }],
  ])('are a file for %s', async (_, headers) => {
    const page = await WrittenPage.at(app, '/products/', headers);
    const [style, ...others] = listStyles(page);
    expect(others).toEqual([]);
    expect(style).toMatchObject({ nonce: undefined, text: undefined, attributes: '' });
    expect(page.headers.get('Link')).toBe(`<${style?.address}>; rel=preload; as=style`);
  });

  it('depend on a header, which the page names for caches', async () => {
    const { headers } = await WrittenPage.at(app, '/', OPENED);
    expect(headers.get('Vary')).toBe('Cookie, Sec-Fetch-Dest, Accept-Encoding');
  });
});
