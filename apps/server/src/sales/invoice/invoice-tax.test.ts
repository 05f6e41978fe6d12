import { INDIAN_STATES } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { toGstState } from './gst-states.ts';
import { type SoldLine, type TaxPart, invoiceTax, toTaxParts } from './invoice-tax.ts';

const BETWEEN: readonly TaxPart[] = ['IGST'];
const WITHIN: readonly TaxPart[] = ['CGST', 'SGST'];

const sold = (gstPercent: number, pricePaise: number, more: Partial<SoldLine> = {}): SoldLine => ({
  name: 'Tablets',
  hsn: '300490',
  gstPercent,
  quantity: 1,
  pricePaise,
  discountPaise: 0,
  ...more,
});

describe('the parts of the tax', () => {
  const toParts = (seller: string, place: string) => {
    const state = toGstState(seller);
    return state && toTaxParts(state, toGstState(place));
  };

  it.each([
    ['Uttar Pradesh', 'Uttar Pradesh', ['CGST', 'SGST']],
    ['Uttar Pradesh', 'Bihar', ['IGST']],
    ['Uttar Pradesh', 'Chandigarh', ['IGST']],
    ['Chandigarh', 'Chandigarh', ['CGST', 'UTGST']],
    ['Ladakh', 'Ladakh', ['CGST', 'UTGST']],
    ['Delhi', 'Delhi', ['CGST', 'SGST']],
    ['Puducherry', 'Puducherry', ['CGST', 'SGST']],
    ['Jammu and Kashmir', 'Jammu and Kashmir', ['CGST', 'SGST']],
    ['Uttar Pradesh', 'Nowhere', ['IGST']],
  ])('from %s to %s are %j', (seller, place, parts) => {
    expect(toParts(seller, place)).toEqual(parts);
  });

  it('are the Union and the state when seller and place of supply are in one state, else the Union alone', () => {
    for (const seller of INDIAN_STATES) {
      const alike = INDIAN_STATES.filter((place) => toParts(seller, place)?.length === 2);
      expect(alike).toEqual([seller]);
    }
  });
});

describe('the tax in a price', () => {
  it.each([
    // gross, percent, IGST (gross × percent ÷ (100 + percent)), taxable value
    [69_800, 5, 3324, 66_476],
    [4900, 18, 747, 4153],
    [1000, 40, 286, 714],
    [100, 5, 5, 95],
    [11_800, 18, 1800, 10_000],
    [34_900, 0, 0, 34_900],
    [1, 18, 0, 1],
    [0, 18, 0, 0],
  ])('is correct for %i paise at %i %% between states', (gross, percent, tax, taxable) => {
    expect(invoiceTax([sold(percent, gross)], BETWEEN).total).toEqual({
      taxablePaise: taxable,
      partPaise: tax,
      taxPaise: tax,
      grossPaise: gross,
    });
  });

  it.each([
    // gross, percent, each half (gross × percent ÷ 2 ÷ (100 + percent)), taxable value
    [69_800, 5, 1662, 66_476],
    [4900, 18, 374, 4152],
    [1000, 40, 143, 714],
    [100, 5, 2, 96],
    [11_800, 18, 900, 10_000],
    [34_900, 0, 0, 34_900],
    // Exactly half a paisa each.
    [21, 5, 1, 19],
  ])('is correct for %i paise at %i %% within a state: two equal halves', (gross, percent, half, taxable) => {
    expect(invoiceTax([sold(percent, gross)], WITHIN).total).toEqual({
      taxablePaise: taxable,
      partPaise: half,
      taxPaise: 2 * half,
      grossPaise: gross,
    });
  });

  it('is calculated from the amount paid: price times quantity, less the discount', () => {
    const line = sold(18, 100_000, { quantity: 3, discountPaise: 15_000 });
    // 2,850.00 × 18 ÷ 118 = 434.745…
    expect(invoiceTax([line], BETWEEN).lines).toEqual([
      { ...line, grossPaise: 285_000, taxPaise: 43_475, partPaise: 43_475, taxablePaise: 241_525 },
    ]);
  });

  it('is zero for what a discount makes free', () => {
    const { total } = invoiceTax([sold(5, 34_900, { discountPaise: 34_900 })], WITHIN);
    expect(total).toEqual({ taxablePaise: 0, partPaise: 0, taxPaise: 0, grossPaise: 0 });
  });
});

describe('the sums of an invoice', () => {
  it('are grouped by tariff number and rate, in the order of the lines', () => {
    const { byRate, total } = invoiceTax(
      [
        sold(5, 34_900, { quantity: 2 }),
        sold(18, 17_900, { hsn: '340250' }),
        sold(5, 14_550),
        sold(18, 4900, { name: 'Delivery', hsn: '996812' }),
        sold(18, 100, { quantity: 3 }),
      ],
      WITHIN,
    );
    expect(byRate).toEqual([
      // 1662 and 346 (14,550 ÷ 42 = 346.43) each
      {
        hsn: '300490',
        gstPercent: 5,
        taxablePaise: 80_334,
        partPaise: 2008,
        taxPaise: 4016,
        grossPaise: 84_350,
      },
      // 17,900 × 9 ÷ 118 = 1365.25
      {
        hsn: '340250',
        gstPercent: 18,
        taxablePaise: 15_170,
        partPaise: 1365,
        taxPaise: 2730,
        grossPaise: 17_900,
      },
      { hsn: '996812', gstPercent: 18, taxablePaise: 4152, partPaise: 374, taxPaise: 748, grossPaise: 4900 },
      // 300 × 9 ÷ 118 = 22.88
      { hsn: '300490', gstPercent: 18, taxablePaise: 254, partPaise: 23, taxPaise: 46, grossPaise: 300 },
    ]);
    expect(total).toEqual({ taxablePaise: 99_910, partPaise: 3770, taxPaise: 7540, grossPaise: 107_450 });
  });

  it('add up to the paisa for any products', () => {
    let seed = 20_261_121;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 500; round += 1) {
      const parts = round % 2 === 0 ? BETWEEN : WITHIN;
      const lines = Array.from({ length: 1 + random(30) }, () => {
        const [quantity, pricePaise] = [1 + random(9), 1 + random(500_000)];
        const discountPaise = random(quantity * pricePaise + 1);
        const [hsn, gstPercent] = [String(1000 + random(4)), [0, 5, 18, 40][random(4)] ?? 0];
        return sold(gstPercent, pricePaise, { hsn, quantity, discountPaise });
      });
      const paid = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity - line.discountPaise, 0);
      const tax = invoiceTax(lines, parts);
      expect(tax.total.grossPaise).toBe(paid);
      for (const sum of [...tax.lines, ...tax.byRate, tax.total]) {
        expect(sum.taxablePaise + sum.partPaise * parts.length).toBe(sum.grossPaise);
        expect(sum.taxPaise).toBe(sum.partPaise * parts.length);
        expect(sum.taxablePaise).toBeGreaterThanOrEqual(0);
      }
      for (const sums of [tax.lines, tax.byRate]) {
        const add = (name: 'taxablePaise' | 'taxPaise') => sums.reduce((sum, each) => sum + each[name], 0);
        expect([add('taxablePaise'), add('taxPaise')]).toEqual([tax.total.taxablePaise, tax.total.taxPaise]);
      }
    }
  });
});
