import { describe, expect, it } from 'vitest';
import type { PageFacts, Visit } from './page-facts.ts';
import { pageMeta } from './page-meta.ts';

const VISIT: Visit = { origin: 'https://shop.example.in', language: 'en' };
const SHELF: PageFacts = { title: 'Skin Care', description: 'Oils and balms.', path: '/products/skin-care' };

const metaOf = (facts: Partial<PageFacts> = {}, visit: Partial<Visit> = {}) =>
  pageMeta({ ...SHELF, ...facts }, { ...VISIT, ...visit });

/** The `href` of every link, by its `rel` and language. */
const linksOf = (facts: Partial<PageFacts>, visit?: Partial<Visit>) =>
  Object.fromEntries(
    metaOf(facts, visit).flatMap((tag) =>
      'tagName' in tag ? [[[tag['rel'], tag['hrefLang']].filter(Boolean).join(' '), tag['href']]] : [],
    ),
  );

describe('the head of a page', () => {
  it('names the page and the company, as long as both fit where titles are listed', () => {
    expect(metaOf()[0]).toEqual({ title: 'Skin Care – PGM Wellness' });
    const long = 'A product with a name that alone takes nearly all the room';
    expect(metaOf({ title: long })[0]).toEqual({ title: long });
    expect(metaOf({ path: '/', title: 'Everyday' })[0]).toEqual({ title: 'PGM Wellness – Everyday' });
  });

  it('has one address per language, in which neither sort nor default stands', () => {
    const en = 'https://shop.example.in/products/skin-care';
    const all = { 'alternate en': en, 'alternate hi': `${en}?lang=hi`, 'alternate x-default': en };
    expect(linksOf({})).toEqual({ canonical: en, ...all });
    expect(linksOf({ page: 1 }, { language: 'hi' })).toEqual({ canonical: `${en}?lang=hi`, ...all });
  });

  it('lets each page of a list stand for itself', () => {
    expect(linksOf({ page: 2 })).toMatchObject({
      canonical: 'https://shop.example.in/products/skin-care?page=2',
      'alternate hi': 'https://shop.example.in/products/skin-care?page=2&lang=hi',
    });
    expect(metaOf({ page: 2 })).toEqual(
      expect.arrayContaining([
        { title: 'Skin Care, page 2 – PGM Wellness' },
        { name: 'description', property: 'og:description', content: 'Page 2: Oils and balms.' },
      ]),
    );
  });

  it('asks search engines to leave out what is not listed, and names no address for it', () => {
    expect(metaOf({ isUnlisted: true })).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(linksOf({ isUnlisted: true })).toEqual({});
  });

  it('has a drawing for previews where a page has no picture of its own', () => {
    const image = (facts: Partial<PageFacts>) =>
      metaOf(facts).find((tag) => 'property' in tag && tag.property === 'og:image');
    expect(image({})).toMatchObject({ content: 'https://shop.example.in/preview.png' });
    expect(image({ image: { path: '/media/a/social.jpg', alt: 'A jar' } })).toMatchObject({
      content: 'https://shop.example.in/media/a/social.jpg',
    });
  });

  it('cuts a long description at a word', () => {
    const tags = metaOf({ description: 'Neem leaves, '.repeat(20) });
    const found = tags.find((tag) => 'name' in tag && tag.name === 'description');
    expect(found).toMatchObject({ content: expect.stringMatching(/^(Neem leaves, )+Neem( leaves)?…$/) });
    expect(JSON.stringify(found).length).toBeLessThan(230);
  });

  it('tells the way here in the vocabulary of search engines', () => {
    const crumbs = [{ label: 'Home', href: '/' }, { label: 'Skin Care' }];
    expect(metaOf({ crumbs })).toContainEqual({
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
