import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useTestApp } from '../test-app.ts';
import { RenderedPage } from './rendered-page.ts';
import { site } from './shop.ts';

const Manifest = z.looseObject({
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
  shortcuts: z.array(z.object({ url: z.string() })),
});

describe('the installable app', () => {
  const app = useTestApp({ SERVICE_WORKER: 'on' }, { site });

  it('has a manifest with icons of the sizes that it names and shortcuts that lead to pages', async () => {
    const page = new RenderedPage(await (await app.call('/')).text());
    expect(page.attributes('link[rel="manifest"]', 'href')).toEqual(['/manifest.webmanifest']);
    const response = await app.call('/manifest.webmanifest');
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json');
    const manifest = Manifest.parse(await response.json());
    expect(manifest).toMatchObject({
      name: 'PGM Wellness',
      display: 'standalone',
      start_url: '/',
      scope: '/',
    });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await app.call(src)).arrayBuffer()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    for (const { url } of manifest.shortcuts) expect([url, (await app.call(url)).status]).toEqual([url, 200]);
  });

  it('has an icon at the address that programs ask for without reading a page', async () => {
    const response = await app.call('/favicon.ico');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/x-icon']);
    const icon = Buffer.from(await response.arrayBuffer());
    // Kind 1 is an icon; then how many sizes there are, and each with its width.
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
    expect([icon[6], icon[22], icon[38]]).toEqual([16, 32, 48]);
  });
});
