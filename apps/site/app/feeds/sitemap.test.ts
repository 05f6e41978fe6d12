import { expect, it } from 'vitest';
import { toSitemap } from './sitemap.ts';

it('lists each page in both languages, with the date of its last change', () => {
  const map = toSitemap([{ path: '/terms&condiction', changedAt: '2026-11-09' }], 'https://shop.example.in');
  const english = 'https://shop.example.in/terms&amp;condiction';
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
    `<xhtml:link rel="alternate" hreflang="hi" href="${english}?lang=hi"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${english}"/>`,
  ].join('');
  expect(map).toContain(
    `<url><loc>${english}</loc><lastmod>2026-11-09</lastmod>${alternates}</url>` +
      `<url><loc>${english}?lang=hi</loc><lastmod>2026-11-09</lastmod>${alternates}</url>`,
  );
});
