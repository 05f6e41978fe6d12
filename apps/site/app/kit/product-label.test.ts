import type { ProductInFull } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { productLabel } from './product-label.ts';

const product: ProductInFull = {
  id: '1',
  brandId: '1',
  brandName: 'Annkosh',
  categoryId: '1',
  categoryName: 'Foods & Pantry',
  categoryUniqueName: 'foods-pantry',
  name: 'Wild Forest Honey, 500 g',
  description: 'Honey.',
  price: 349,
  points: 60,
  pointDescription: '',
  isVisible: true,
  isDeleted: false,
  images: [],
  stock: { status: 'IN_STOCK', quantity: 9 },
  hsn: '04090000',
  gstPercent: 5,
  labelFacts: { goods: 'FOOD', commonName: 'Honey', netQuantity: { amount: 500, unit: 'g' } },
};

describe('the label of a product', () => {
  it("has the unit price of the shop's price, and the tax that the price includes", () => {
    expect(productLabel(product)).toMatchObject({
      commonName: 'Honey',
      unitPrice: { rupees: 69.8, amount: 100, unit: 'g' },
      hsn: '04090000',
      gstPercent: 5,
    });
  });

  it('names the missing facts', () => {
    expect(productLabel(product).missing).toEqual([
      'maximumRetailPrice',
      'countryOfOrigin',
      'maker',
      'consumerCare',
      'packedIn',
      'licence',
    ]);
  });

  it('shows no tax without a tariff number', () => {
    expect(productLabel({ ...product, hsn: '', labelFacts: undefined })).toEqual({
      goods: 'OTHER',
      unitPrice: undefined,
      missing: [
        'commonName',
        'netQuantity',
        'maximumRetailPrice',
        'countryOfOrigin',
        'maker',
        'consumerCare',
        'packedIn',
      ],
    });
  });
});
