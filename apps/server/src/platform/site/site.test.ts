import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import { compression } from '../http/compression.ts';
import { loadSite, siteFiles } from './site.ts';

describe("the site's build", () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pgm-site-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const build = (source: string) => {
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'server/index.js'), source);
  };

  it('hands over how pages and agreements are made, and which pages can be found', async () => {
    const team = {
      href: '/about/ourteam',
      title: { en: 'Our team', hi: 'हमारी टीम' },
      description: { en: 'Who does what.', hi: 'कौन क्या करता है।' },
    };
    build(`
      export const createSiteHandler = () => () => new Response();
      export const searchPages = [${JSON.stringify(team)}];
      export const toAgreementText = () => undefined;`);
    expect(await loadSite(folder)).toEqual({
      createSiteHandler: expect.any(Function),
      searchPages: [team],
      toAgreementText: expect.any(Function),
    });
  });

  it.each([
    ['br;q=0', null],
    ['br;q=0, gzip;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip', 'br'],
  ])('is sent whole to a client that accepts %s', async (accepted, encoding) => {
    const script = '// a worker\n'.repeat(500);
    mkdirSync(join(folder, 'client'));
    writeFileSync(join(folder, 'client/service-worker.js'), script);
    writeFileSync(join(folder, 'client/service-worker.js.br'), brotliCompressSync(script));
    const app = new Hono().use(compression).route('/', siteFiles(folder));
    const response = await app.request('/service-worker.js', { headers: { 'Accept-Encoding': accepted } });
    const sent = Buffer.from(await response.arrayBuffer());
    const unpack = new Map([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ]).get(encoding ?? '');
    const text = unpack?.(sent) ?? sent;
    expect([response.headers.get('Content-Encoding'), text.toString()]).toEqual([encoding, script]);
    expect([null, String(sent.length)]).toContain(response.headers.get('Content-Length'));
  });

  it.each([
    ['/robots.txt', 200],
    ['/.vite/manifest.json', 404],
  ])('shows visitors its files, but not the hidden ones: %s is a %i', async (path, status) => {
    mkdirSync(join(folder, 'client/.vite'), { recursive: true });
    writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *');
    writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
    expect((await siteFiles(folder).request(path)).status).toBe(status);
  });

  it('has to be there', async () => {
    await expect(loadSite(folder)).rejects.toThrow('The site is not built; run `npm run build` first.');
  });

  it('has to fit the server', async () => {
    build('export const createSiteHandler = () => {};');
    await expect(loadSite(folder)).rejects.toThrow(
      'The site is built by another version; run `npm run build` again.',
    );
  });
});
