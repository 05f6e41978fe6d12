import { beforeAll, describe, expect, it } from 'vitest';
import { sampleId } from '../../src/platform/database/id.ts';
import { chosen, noise } from '../generated-photo.ts';
import { StaffMember } from '../staff-member.ts';
import { useTestApp } from '../test-app.ts';
import { fetchHead, listedIn } from './page-head.ts';
import { RenderedPage } from './rendered-page.ts';
import { ORIGIN, site } from './shop.ts';

const ANNKOSH = sampleId('brand/annkosh');

describe('the pages of brands', () => {
  const app = useTestApp({}, { site });
  let staff: StaffMember;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
  });

  const open = async (path: string) => new RenderedPage(await (await app.call(path)).text());
  const cards = (page: RenderedPage) => page.texts('main h2');

  it('list the brands that have products, each with its slogan and a link', async () => {
    await staff.save('POST', '/api/brands', { name: 'Without products' });
    const page = await open('/brands');
    expect(page.texts('h1')).toEqual(['Brands']);
    expect(page.attributes('main li a', 'href')).toEqual([
      '/',
      '/products/',
      '/brands/annkosh',
      '/brands/aranjeev',
      '/brands/gharvari',
      '/brands/karghana',
      '/brands/naaditra',
      '/brands/nirjhari',
      '/brands/poshara',
      '/brands/roopsari',
    ]);
    expect(page.texts('main li a span')).toContain('Know where it grew');
    expect(page.wording().join(' ')).not.toContain('Without products');
  });

  it('show a brand with its texts, its products and the way to them in the shop', async () => {
    const page = await open('/brands/annkosh');
    expect(page.texts('h1')).toEqual(['Annkosh']);
    expect(page.texts('main header p')).toEqual(['Know where it grew']);
    expect(page.texts('main header + p')).toEqual([
      'Staples from single districts, packed within weeks of harvest, with the month on the pack.',
    ]);
    expect(cards(page)).toContain('Wild Forest Honey, 500 g');
    expect(page.texts('main [role="status"]')).toEqual([
      `Showing 1 to ${cards(page).length} of ${cards(page).length} products`,
    ]);
    expect(page.attributes('main a', 'href')).toContain(`/products/?brand=${ANNKOSH}`);
    const names = cards(await open(`/products/?brand=${ANNKOSH}`));
    expect(cards(page).toSorted()).toEqual(names.toSorted());
  });

  it('are in Hindi too, with what has no Hindi marked as English', async () => {
    const page = await open('/brands/annkosh?lang=hi');
    expect(page.attributes('html', 'lang')).toEqual(['hi']);
    expect(page.texts('h1')).toEqual(['अन्नकोश']);
    expect(page.wording().join(' ')).toContain('दुकान में अन्नकोश के सभी उत्पाद');
    expect(cards(page)).toContain('जंगली शहद, 500 g');
    expect(page.count('main [lang]')).toBe(0);
    await app.sql(`update brands set hindi = null where id = '${ANNKOSH}'`);
    await expect
      .poll(async () => (await open('/brands/annkosh?lang=hi')).texts('main header [lang="en"]'))
      .toEqual(['Annkosh', 'Know where it grew']);
  });

  it('leave out what staff have not written', async () => {
    await staff.save('PUT', `/api/brands/${sampleId('brand/poshara')}`, {
      name: 'Poshara',
      description: '',
      brandSlogan: '',
    });
    await expect.poll(async () => (await open('/brands/poshara')).count('main header p')).toBe(0);
    const page = await open('/brands/poshara');
    expect(page.count('main header + p a')).toBe(1);
    expect(page.count('main header img')).toBe(0);
    const { things } = await fetchHead(app, '/brands/poshara');
    expect(things[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Brand',
      name: 'Poshara',
      url: `${ORIGIN}/brands/poshara`,
    });
  });

  it('show the logo that staff have chosen', async () => {
    const logo = chosen(await noise(64, 64).jpeg().toBuffer());
    await staff.save('PUT', `/api/brands/${sampleId('brand/roopsari')}`, {
      name: 'Roopsari',
      brandImage: logo,
    });
    await expect
      .poll(async () => (await open('/brands/roopsari')).attributes('main header img', 'src'))
      .toEqual([expect.stringMatching(/^\/media\/brand\/[0-9a-f]{40}\/640\.webp$/)]);
    expect((await open('/brands')).count('main li img')).toBe(1);
    const { meta } = await fetchHead(app, '/brands/roopsari');
    expect(meta['og:image']).toMatch(/\/media\/brand\/[0-9a-f]{40}\/social\.jpg$/);
  });

  it('have one address each: any case, and the last page where there are fewer', async () => {
    expect((await open('/BRANDS/Annkosh')).texts('h1')).toEqual(['Annkosh']);
    const beyond = await app.call('/brands/annkosh?page=9');
    expect([beyond.status, beyond.headers.get('Location')]).toEqual([302, '/brands/annkosh']);
  });

  it('are in the site map, and the page of a product leads to one', async () => {
    expect(await listedIn(app, 'pages')).toEqual(
      expect.arrayContaining([
        `${ORIGIN}/brands`,
        `${ORIGIN}/brands/annkosh`,
        `${ORIGIN}/brands/annkosh?lang=hi`,
      ]),
    );
    const product = await open(`/product-details-page/${sampleId('product/wild-forest-honey')}`);
    expect(product.attributes('main a', 'href')).toContain('/brands/annkosh');
  });

  it('are offered above the products of a search that names the brand', async () => {
    const named = await open('/products/?search=annkosh');
    expect(named.texts('main p a')).toContain('Brand: Annkosh');
    expect((await open('/products/?search=honey')).texts('main p a')).not.toContain('Brand: Annkosh');
  });

  it('are missing without visible products', async () => {
    await app.sql(`update products set is_visible = false where brand_id = '${sampleId('brand/naaditra')}'`);
    await expect.poll(async () => (await app.call('/brands/naaditra')).status).toBe(404);
    expect((await open('/brands')).wording().join(' ')).not.toContain('Naaditra');
    expect((await app.call('/brands/no-such-brand')).status).toBe(404);
  });
});
