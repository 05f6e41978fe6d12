import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFolder } from '../../src/platform/package-folder.ts';
import { useTestApp } from '../test-app.ts';
import { RenderedPage } from './rendered-page.ts';
import { site } from './shop.ts';

const ASSETS = join(packageFolder(), '../site/build/client/assets');

/** Every content page, by its address as the specification spells it, and its heading. */
const CONTENT_PAGES = {
  '/about/ourcompany': 'Wellness, from person to person',
  '/about/ourteam': 'Our team',
  '/about/ourassociation': 'Our association',
  '/about/groupcompanics': 'Group companies',
  '/about/internationalbusiness': 'India first',
  '/business/directselling': 'Direct selling, in plain words',
  '/business/whypgm': 'Why PGM Wellness?',
  '/business/sucessstory': 'Success stories',
  '/business/businessoportunity': 'A business of your own, step by step',
  '/Shop/blog': 'Read before you buy',
  '/Shop/blog/read-a-label': 'How to read a label in one minute',
  '/Shop/contact': 'Talk to us',
  '/Shop/flipcard': 'Know your herbs',
  '/Shop/gallery': 'From the herb to your door',
  '/Shop/news': 'News',
  '/Shop/news/returns': 'Returns without a phone call',
  '/terms&condiction': 'Terms and conditions',
  '/disclouser': 'Direct-selling disclosures',
  '/agreement': 'Associate agreement',
  '/onlineprivecy': 'Online privacy',
  '/privecypolicy': 'Privacy policy',
  '/cancelrefund': 'Cancellation and refund',
  '/accessibility': 'Accessibility',
};

describe('a page of the built site', () => {
  const app = useTestApp({}, { site });
  const open = async (path: string, headers: Record<string, string> = {}) =>
    new RenderedPage(await (await app.call(path, { headers })).text());

  it.each(Object.entries(CONTENT_PAGES))(
    '%s has its heading, one canonical address and breadcrumbs',
    async (path, heading) => {
      const page = await open(path);
      expect(page.texts('h1')).toEqual([heading]);
      expect(page.attributes('link[rel="canonical"]', 'href')).toEqual([`http://localhost${path}`]);
      expect(page.count('nav[aria-label="You are here"]')).toBe(1);
    },
  );

  it.each(['/ABOUT/OurCompany', '/shop/contact', '/Terms%26condiction', '/shop/news/Returns'])(
    'is found at %s: case and an encoded & make no difference',
    async (path) => {
      expect((await app.call(path)).status).toBe(200);
    },
  );

  it.each(['/Shop/blog/nothing-of-the-kind', '/Shop/news/read-a-label'])(
    'is missing at %s, with status 404 and a heading that says so',
    async (path) => {
      const response = await app.call(path);
      expect(response.status).toBe(404);
      expect(new RenderedPage(await response.text()).texts('h1')).toEqual(['We cannot find this page']);
    },
  );

  it('has the chosen theme in its first tag, and none until one is chosen', async () => {
    const dark = await open('/products/', { Cookie: 'theme=dark' });
    expect(dark.html).toMatch(/^<!DOCTYPE html><html data-theme="dark" lang="en">/);
    expect((await open('/products/')).html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  });

  it('has a header and a footer, but no header around login and sign-up and no footer in the member area', async () => {
    const parts = async (path: string) => {
      const page = await open(path);
      return { path, headers: page.count('header[class="site-header"]'), footers: page.count('footer') };
    };
    expect(await parts('/about/ourcompany')).toMatchObject({ headers: 1, footers: 1 });
    for (const path of ['/Associate/login', '/Associate/signup'])
      expect(await parts(path)).toEqual({ path, headers: 0, footers: 1 });
    for (const path of ['/manage/profile', '/manage/requests', '/manage/privacy'])
      expect(await parts(path)).toEqual({ path, headers: 1, footers: 0 });
  });

  it('has a footer with the main links, five categories and six policies', async () => {
    const page = await open('/about/ourcompany');
    expect(page.texts('footer a')).toEqual(
      expect.arrayContaining(['Home', 'Shop', 'About', 'Business', 'Contact', 'Join Us']),
    );
    expect(page.count('footer nav[aria-label="Shop by category"] a')).toBe(5);
    expect(page.count('footer nav[aria-label="Policies"] a')).toBe(6);
  });

  it('has header menus that the browser itself opens, before any script runs', async () => {
    const page = await open('/');
    const menus = page.attributes('nav[aria-label="Main"] button', 'popovertarget');
    expect(menus.map((id) => page.texts(`ul[id="${id}"][popover] a`))).toEqual([
      ['Our Company', 'Our Team'],
      ['Direct Selling', 'Why PGM', 'Success Story', 'Business Opportunity'],
      ['Contact', 'Gallery'],
    ]);
  });

  it.each(['/', '/products/', '/about/ourcompany', '/nowhere'])(
    'has the chat and the facts in its footer, and says to developers that they are samples: %s',
    async (path) => {
      const page = await open(path);
      expect(page.attributes('a[aria-label="Chat on WhatsApp"]', 'href')).toEqual([
        'https://wa.me/919000000000',
      ]);
      const footer = page.texts('footer').join();
      for (const fact of ['Sample Wellness Private Limited', 'U00000UP2023PTC000000', '1 Sample Street'])
        expect(footer).toContain(fact);
      expect(page.texts('#sample-facts').join()).toMatch(
        /^36 company facts are samples.*\/dashboard\/company\.$/,
      );
    },
  );

  it.each([
    ['en', 'Drawing: Four round trays of herbs on a rack in the open', 'On the way'],
    ['hi', 'चित्र: खुले में मचान पर जड़ी-बूटियों की चार गोल थालियाँ', 'रास्ते में'],
  ])(
    'shows the eight drawings of the gallery until staff choose images, in %s',
    async (language, shown, title) => {
      const page = await open(`/Shop/gallery?lang=${language}`);
      const images = page.attributes('figure img', 'alt');
      expect([images.length, images[0]]).toEqual([8, shown]);
      expect(page.texts('figcaption').join()).toContain(title);
      expect(page.count('main h2')).toBe(0);
    },
  );

  it('shows both sides of a flip card without scripts', async () => {
    const page = await open('/Shop/flipcard');
    expect(page.texts('h2')).toContain('Neem');
    expect(page.count('main h2')).toBe(13);
    expect(page.html).toContain('The oil is for the skin, not to swallow.');
  });

  it.each(['en', 'hi'])(
    'has its paragraphs in the HTML alone: no script holds one in %s',
    async (language) => {
      const page = await open(`/privecypolicy?lang=${language}`);
      const paragraphs = page.texts('main p').filter((text) => text.length > 60);
      expect(paragraphs.length).toBeGreaterThan(3);
      const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(0);
      const withParagraph = scripts.filter((name) => {
        const script = readFileSync(join(ASSETS, name), 'utf8');
        return paragraphs.some((text) => script.includes(text.slice(0, 40)));
      });
      expect(withParagraph).toEqual([]);
    },
  );
});
