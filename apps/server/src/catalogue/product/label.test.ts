import { ProductInFull } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const One = z.object({ data: ProductInFull });
const List = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

describe('the label of a product', () => {
  const app = useTestApp();
  const honey = sampleId('product/wild-forest-honey');
  const read = async () => One.parse(await (await app.call(`/api/products/${honey}`)).json()).data;

  it('is part of the product: its kind, quantity, maker and contact for questions', async () => {
    const { labelFacts, hsn, gstPercent, price } = await read();
    expect({ hsn, gstPercent }).toEqual({ hsn: '04090000', gstPercent: 5 });
    expect(labelFacts).toEqual({
      goods: 'FOOD',
      commonName: 'Honey',
      netQuantity: { amount: 500, unit: 'g' },
      maximumRetailPrice: price,
      countryOfOrigin: 'India',
      maker: {
        role: 'PACKER',
        name: 'Annkosh Foods (sample)',
        address: 'Plot 0, Sample Industrial Area, Lucknow, Uttar Pradesh 000000',
      },
      packedIn: '2026-10',
      bestBefore: '18 months from packing',
      consumerCare: { phone: '1800 000 0000', email: 'care@annkosh.example' },
      licence: { kind: 'FSSAI', number: '10000000000017' },
    });
  });

  it('is not part of lists, which are long enough without it', async () => {
    const { data } = List.parse(await (await app.call('/api/products')).json());
    expect(data.filter((product) => 'labelFacts' in product || 'gstPercent' in product)).toEqual([]);
    expect(data.map(({ id }) => id)).toContain(honey);
  });

  it('leaves out a maximum retail price below the price, because one of the two is invalid', async () => {
    await app.sql(`update products set price_paise = price_paise + 100 where id = '${honey}'`);
    await expect.poll(async () => (await read()).price).toBe(350);
    expect((await read()).labelFacts).not.toHaveProperty('maximumRetailPrice');
  });

  it('may be empty: the page states what is missing', async () => {
    await app.sql(
      `update products set label_facts = null, maximum_retail_price_paise = null where id = '${honey}'`,
    );
    await expect.poll(async () => (await read()).labelFacts).toEqual({ goods: 'OTHER' });
  });
});
