import { type NewProduct, type Result, type StaffProduct, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { productFormMachine } from './product-form.machine.ts';
import { productFormVerbs, productFormView } from './product-form.view.ts';
import { sampleProduct } from './product-form.scenario.ts';

const LARGE = { price: 699, maximumRetailPrice: 800, points: 34, netQuantity: 1000 };
const PRODUCT: StaffProduct = {
  ...sampleProduct,
  sizes: ['500 g', '1 kg'],
  sizePrices: { '1 kg': LARGE },
};

function editProduct(product = PRODUCT) {
  const calls: NewProduct[] = [];
  const machine = productFormMachine.provide({
    actors: {
      saveRecord: fromPromise(async ({ input }): Promise<Result<StaffProduct>> => {
        calls.push(input.data);
        return ok(product);
      }),
    },
  });
  const actor = createActor(machine).start();
  const form = { ...productFormVerbs(actor), calls, view: () => productFormView(actor.getSnapshot()) };
  form.edit(product);
  return form;
}

describe('the prices of sizes in the form of a product', () => {
  it('are read in paise, and sent in rupees', () => {
    const form = editProduct();
    const own = { price: 69_900, maximumRetailPrice: 80_000, points: 34, netQuantity: 1000 };
    expect(form.view().values.sizes).toEqual([
      { name: '500 g', own: null },
      { name: '1 kg', own },
    ]);
    form.changeSizePrice(1, { price: 70_050 });
    form.changeSizePrice(1, { netQuantity: null });
    form.changeSizePrice(0, { price: 1 });
    form.submit();
    expect(form.calls[0]?.sizePrices).toEqual({
      '1 kg': { price: 700.5, maximumRetailPrice: 800, points: 34 },
    });
  });

  it('stay with their size when it is renamed, and go with it', () => {
    const form = editProduct();
    form.renameSize(1, ' 1000 g ');
    form.submit();
    expect(form.calls[0]).toMatchObject({ sizes: ['500 g', '1000 g'], sizePrices: { '1000 g': LARGE } });
    const other = editProduct();
    other.removeSize(1);
    other.submit();
    expect(other.calls[0]).toMatchObject({ sizes: ['500 g'], sizePrices: null });
  });

  it('begin as what the product costs and earns, and end again', () => {
    const form = editProduct();
    form.addSizePrice(0);
    const { price, maximumRetailPrice, points } = form.view().values;
    expect(form.view().values.sizes[0]?.own).toEqual({
      price,
      maximumRetailPrice,
      points,
      netQuantity: null,
    });
    form.removeSizePrice(0);
    expect(form.view().values.sizes[0]).toEqual({ name: '500 g', own: null });
  });

  const own = { price: 69_900, maximumRetailPrice: 80_000, points: 34, netQuantity: null };
  it.each([
    [{ ...own, price: null }, 'Price of the size is required'],
    [{ ...own, maximumRetailPrice: null }, 'Maximum retail price of the size is required'],
    [{ ...own, points: null }, 'Points must be a whole number'],
    [{ ...own, price: 100 }, 'The price of the product must be that of its cheapest size.'],
    [{ ...own, price: 80_001 }, 'The price of a size is above its maximum retail price.'],
  ])('are rejected as %o', (changed, message) => {
    const form = editProduct();
    form.changeSizePrice(1, changed);
    form.submit();
    expect(form.view().errors).toEqual({ sizes: message });
    expect(form.calls).toEqual([]);
  });

  it('are rejected beside a sale', () => {
    const form = editProduct();
    form.changeField('salePrice', 29_900);
    form.changeField('saleFrom', '2026-11-20');
    form.changeField('saleUntil', '2026-11-30');
    form.submit();
    expect(form.view().errors).toEqual({
      sizes: 'A product with a sale cannot have sizes with their own prices.',
    });
  });
});
