import { CompanyRecord } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { sampleId } from '../../src/platform/database/id.ts';
import { SAMPLE_COMPANY } from '../../src/company/company-facts/sample-company.ts';
import { Buyer, readRejection, toItems } from '../buyer.ts';
import { publishCompany } from '../publish-company.ts';
import { StaffMember } from '../staff-member.ts';
import { RenderedPage } from './rendered-page.ts';
import { openShop } from './shop.ts';

const PATH = '/api/admin/company';
const One = z.object({ data: CompanyRecord });
const PRODUCT = sampleId('product/ashwagandha-tablets');
const PAGES = ['/', '/products/', '/Shop/contact', '/grievance'];

describe('what the company publishes', () => {
  const app = openShop();
  const chat = async (path: string) =>
    new RenderedPage(await (await app.call(path)).text()).attributes(
      'a[aria-label="Chat on WhatsApp"]',
      'href',
    );

  it('is on every page at once, also on those that were cached', async () => {
    for (const path of PAGES) expect(await chat(path)).toEqual(['https://wa.me/919000000000']);
    const admin = await StaffMember.logIn(app, 'admin');
    const facts = { ...SAMPLE_COMPANY, chatNumber: '919000000001' };
    const saved = await admin.send('PUT', PATH, { ...facts, version: '1' });
    const { version } = One.parse(await saved.json()).data;
    for (const path of PAGES) expect(await chat(path)).toEqual(['https://wa.me/919000000000']);
    await admin.post(`${PATH}/publish`, { version });
    await expect.poll(() => chat('/')).toEqual(['https://wa.me/919000000001']);
    for (const path of PAGES) expect(await chat(path)).toEqual(['https://wa.me/919000000001']);
  });

  it('is in the structured data, and only the pages that name it send it to the browser', async () => {
    const page = async (path: string) => (await app.call(path)).text();
    expect(await page('/Shop/contact')).toContain('"telephone":"+91 90000 00000"');
    expect(await page('/products/')).not.toContain('09ABCDE1234F1ZY');
    expect(await page('/products/')).not.toContain('nodal@example.in');
  });
});

describe('the announcement', () => {
  const app = openShop();
  const announced = async (path: string) => {
    const page = new RenderedPage(await (await app.call(path)).text());
    // The chat's link has an icon in place of words, and leads to another site.
    const hrefs = page.attributes('aside > a', 'href').filter((href) => href.startsWith('/'));
    return [...hrefs, ...page.texts('aside > a').filter((text) => text !== '')];
  };

  it('is above every page in its language on its days in India, also on pages that were cached', async () => {
    await publishCompany(await StaffMember.logIn(app, 'admin'), {
      announcement: 'Closed on Sunday',
      announcementHindi: 'रविवार को बंद',
      announcementLink: '/shop/contact',
      announcementFrom: '2026-11-22',
      announcementUntil: '2026-11-23',
    });
    for (const path of PAGES) expect(await announced(path)).toEqual([]);
    app.clock.now = Date.parse('2026-11-21T18:30:00.000Z');
    for (const path of PAGES) expect(await announced(path)).toEqual(['/shop/contact', 'Closed on Sunday']);
    expect(await announced('/?lang=hi')).toEqual(['/shop/contact', 'रविवार को बंद']);
    app.clock.now = Date.parse('2026-11-23T18:30:00.000Z');
    for (const path of PAGES) expect(await announced(path)).toEqual([]);
  });
});

describe('a shop without facts of its company', () => {
  const app = openShop();
  const open = async (path: string) => {
    const response = await app.call(path, { headers: { Accept: 'text/html' } });
    return { response, text: await response.text() };
  };

  it('is not open yet, but lets staff log in and set them', async () => {
    await open('/');
    await app.sql(
      `insert into company_versions (number, facts, published_at) values (2, '{"legalName": "Neem Limited"}', now())`,
    );
    await expect.poll(async () => (await open('/')).response.status).toBe(503);
    for (const path of ['/products/', '/about/ourcompany', '/manage/orders', '/sitemap.xml', '/nowhere']) {
      const { response, text } = await open(path);
      expect([path, response.status, response.headers.get('Retry-After')]).toEqual([path, 503, '3600']);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(text).toContain('The shop is not open yet');
      expect(text).toContain('दुकान अभी खुली नहीं है');
    }
    for (const path of ['/Associate/login', '/associate/LOGIN', '/dashboard', '/dashboard/company'])
      expect([path, (await open(path)).response.status]).toEqual([path, 200]);
    const admin = await StaffMember.logIn(app, 'admin');
    expect((await admin.get(PATH)).status).toBe(200);
  });

  it('takes no order', async () => {
    const ravi = await Buyer.logIn(app, 'ravi');
    const order = {
      items: toItems([[PRODUCT, 1]]),
      addressId: ravi.addressId,
      payment: { method: 'COD' },
      total: 1,
    };
    const response = await ravi.send(order, 'while-the-shop-is-closed');
    expect(await readRejection(response)).toEqual([409, 'The shop is not open yet. Please come back later.']);
  });
});
