import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, translateIn } from '../i18n/i18n.ts';
import { articleThing } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { contactPage } from './contact-page.ts';
import { organization } from './organization.ts';

const VISIT = { origin: 'https://shop.example.in', language: 'hi' } as const;

beforeAll(() => loadLanguage('hi'));

describe('the structured data of a page in Hindi', () => {
  it('names the Hindi address of an article', () => {
    const facts = { path: '/Shop/news/returns', title: 'वापसी', description: 'सात दिन।', date: '2026-11-09' };
    expect(articleThing(VISIT, facts)).toMatchObject({
      inLanguage: 'hi-IN',
      mainEntityOfPage: 'https://shop.example.in/Shop/news/returns?lang=hi',
    });
  });

  it('names the Hindi address of the contact page', () => {
    const { url } = contactPage(VISIT, { title: 'संपर्क', path: '/Shop/contact', facts: {} });
    expect(url).toBe('https://shop.example.in/Shop/contact?lang=hi');
  });

  it('names Hindi pages in the breadcrumbs', () => {
    const crumbs = [{ label: 'Home', href: '/' }, { label: 'Shop', href: '/products/' }, { label: 'नीम' }];
    const { itemListElement } = breadcrumbList(crumbs, VISIT, translateIn('hi'));
    expect(itemListElement).toMatchObject([
      { name: 'होम', item: 'https://shop.example.in/?lang=hi' },
      { name: 'दुकान', item: 'https://shop.example.in/products/?lang=hi' },
      { name: 'नीम' },
    ]);
  });

  it('describes the company in Hindi, with the same address as in English', () => {
    const { description, url } = organization(VISIT, { facts: {} });
    expect(description).toMatch(/^[\u0900-\u097f]/);
    expect(url).toBe('https://shop.example.in/');
  });
});
