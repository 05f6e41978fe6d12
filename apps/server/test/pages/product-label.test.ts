import { describe, expect, it } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { RenderedPage } from './rendered-page.ts';
import { site } from './shop.ts';

describe('the page of a product', () => {
  const app = useTestApp({}, { site });
  /** The page of the first product that a search finds. */
  const open = async (search: string, query = '') => {
    const found = await (await app.call(`/api/products?search=${encodeURIComponent(search)}`)).text();
    const [, id = ''] = /"id":"([^"]+)"/.exec(found) ?? [];
    return new RenderedPage(await (await app.call(`/product-details-page/${id}${query}`)).text());
  };
  /** The label facts, name to value; they follow the product's own facts. */
  const label = (page: RenderedPage) => {
    const values = page.texts('dd');
    const facts = page.texts('dt').map((name, at): [string, string | undefined] => [name, values[at]]);
    const start = facts.findIndex(([name]) => name === 'Common name');
    const end = facts.findIndex(([name]) => name === 'GST in the price');
    return Object.fromEntries(facts.slice(start, end + 1));
  };

  it('shows what the law requires on the label of a food, and the unit price beside the price', async () => {
    const page = await open('Wild Forest Honey');
    expect(label(page)).toEqual({
      'Common name': 'Honey',
      'Net quantity': '500 g',
      'Maximum retail price': '₹349.00, inclusive of all taxes',
      'Unit price': '₹69.80 per 100 g',
      'Packed by': 'Annkosh Foods (sample)Plot 0, Sample Industrial Area, Lucknow, Uttar Pradesh 000000',
      'Country of origin': 'India',
      'Month of packing': 'October 2026',
      'Best before': '18 months from packing',
      'FSSAI licence number': '10000000000017',
      'Consumer care': '1800 000 0000care@annkosh.example',
      'HSN code': '04090000',
      'GST in the price': '5 %',
    });
    expect(page.texts('h2')).toContain('On the label');
    expect(page.wording()).toContain('Price, taxes included');
    expect(page.wording().filter((text) => text === '₹69.80 per 100 g')).toHaveLength(2);
  });

  it('shows the licence of a medicine', async () => {
    expect(label(await open('Ashwagandha Tablets'))).toMatchObject({
      'Net quantity': '60 tablets of 500 mg',
      'Unit price': '₹5.82 per piece',
      'AYUSH licence number': 'SAMPLE/AYU-0000/2026',
    });
  });

  it('shows neither licence nor unit price of a shirt', async () => {
    expect(Object.keys(label(await open('Khadi Cotton Kurta')))).toEqual([
      'Common name',
      'Net quantity',
      'Maximum retail price',
      'Manufactured by',
      'Country of origin',
      'Month of packing',
      'Consumer care',
      'HSN code',
      'GST in the price',
    ]);
  });

  it('shows the texts of the product in Hindi, with its caution', async () => {
    const page = await open('Wild Forest Honey', '?lang=hi');
    expect(page.texts('h1')).toEqual(['जंगली शहद, 500 g']);
    expect(page.texts('dd')).toContain('एक साल से छोटे शिशुओं के लिए नहीं।');
    expect(page.texts('nav[aria-label="आप यहाँ हैं"] li').slice(2)).toEqual([
      'खाद्य और रसोई',
      'शहद और घी',
      'जंगली शहद, 500 g',
    ]);
  });

  it('shows the label in Hindi', async () => {
    const page = await open('Wild Forest Honey', '?lang=hi');
    expect(page.texts('h2')).toContain('पैक पर लिखी जानकारी');
    expect(page.wording()).toEqual(expect.arrayContaining(['₹69.80 प्रति 100 ग्राम', 'अक्टूबर 2026']));
  });
});
