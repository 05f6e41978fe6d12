import { renderToStaticMarkup } from 'react-dom/server';
import { Meta, createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

it('a name that contains the end of a script element stays text', () => {
  const name = '</script><script>alert("1")</script> & <!--';
  const Page = createRoutesStub([
    {
      path: '/',
      Component: Meta,
      meta: () =>
        pageMeta(
          {
            title: name,
            description: name,
            path: '/a',
            crumbs: [{ label: name }],
            things: [() => ({ '@type': 'Product', name })],
          },
          { origin: 'https://shop.example.in', language: 'en' },
        ),
    },
  ]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).not.toMatch(/<script>|<!--/);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(scripts.map(([, json = '']) => JSON.parse(json))).toEqual([
    { '@context': 'https://schema.org', '@type': 'Product', name },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name }],
    },
  ]);
});
