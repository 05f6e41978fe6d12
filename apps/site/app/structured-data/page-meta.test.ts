import { describe, expect, it } from 'vitest';
import type { PageFacts, Visit } from '../kit/page-facts.ts';
import { pageMeta } from './page-meta.ts';

const VISIT: Visit = { origin: 'https://shop.example.in', language: 'en' };
const CATALOGUE: PageFacts = {
  title: 'Skin Care',
  description: 'Oils and balms.',
  path: '/products/skin-care',
};

const readMeta = (facts: Partial<PageFacts> = {}, visit: Partial<Visit> = {}) =>
  pageMeta({ ...CATALOGUE, ...facts }, { ...VISIT, ...visit });

/** The `href` of every link, by its `rel` and language. */
const findLinks = (facts: Partial<PageFacts>, visit?: Partial<Visit>) =>
  Object.fromEntries(
    readMeta(facts, visit).flatMap((tag) =>
      'tagName' in tag ? [[[tag['rel'], tag['hrefLang']].filter(Boolean).join(' '), tag['href']]] : [],
    ),
  );

describe('the head of a page', () => {
  it("has the title and the company's name, when both fit in a list of results", () => {
    expect(readMeta()[0]).toEqual({ title: 'Skin Care – PGM Wellness' });
    const long = 'A product with a name that alone takes nearly all the room';
    expect(readMeta({ title: long })[0]).toEqual({ title: long });
    expect(readMeta({ path: '/', title: 'Everyday' })[0]).toEqual({ title: 'PGM Wellness – Everyday' });
  });

  it('has one address per language, without sort and without defaults', () => {
    const en = 'https://shop.example.in/products/skin-care';
    const all = { 'alternate en': en, 'alternate hi': `${en}?lang=hi`, 'alternate x-default': en };
    expect(findLinks({})).toEqual({ canonical: en, ...all });
    expect(findLinks({ page: 1 }, { language: 'hi' })).toEqual({ canonical: `${en}?lang=hi`, ...all });
  });

  it('has a canonical address for each page of a list', () => {
    expect(findLinks({ page: 2 })).toMatchObject({
      canonical: 'https://shop.example.in/products/skin-care?page=2',
      'alternate hi': 'https://shop.example.in/products/skin-care?page=2&lang=hi',
    });
    expect(readMeta({ page: 2 })).toEqual(
      expect.arrayContaining([
        { title: 'Skin Care, page 2 – PGM Wellness' },
        { name: 'description', property: 'og:description', content: 'Page 2: Oils and balms.' },
      ]),
    );
  });

  it('asks search engines to leave out unlisted pages, and has no address for them', () => {
    expect(readMeta({ isUnlisted: true })).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(findLinks({ isUnlisted: true })).toEqual({});
  });

  it('has a drawing for previews of a page without an image', () => {
    const image = (facts: Partial<PageFacts>) =>
      readMeta(facts).find((tag) => 'property' in tag && tag.property === 'og:image');
    expect(image({})).toMatchObject({ content: 'https://shop.example.in/preview.png' });
    expect(image({ image: { path: '/media/a/social.jpg', alt: 'A jar' } })).toMatchObject({
      content: 'https://shop.example.in/media/a/social.jpg',
    });
  });

  it('cuts a long description after a whole word', () => {
    const tags = readMeta({ description: 'Neem leaves, '.repeat(20) });
    const found = tags.find((tag) => 'name' in tag && tag.name === 'description');
    expect(found).toMatchObject({ content: expect.stringMatching(/^(Neem leaves, )+Neem( leaves)?…$/) });
    expect(JSON.stringify(found).length).toBeLessThan(230);
  });

  it('has the breadcrumbs in the vocabulary of search engines', () => {
    const crumbs = [{ label: 'Home', href: '/' }, { label: 'Skin Care' }];
    expect(readMeta({ crumbs })).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example.in/' },
          { '@type': 'ListItem', position: 2, name: 'Skin Care' },
        ],
      },
    });
  });
});
