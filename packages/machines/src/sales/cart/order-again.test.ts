import { fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import type { CartProduct } from './cart-lines.ts';
import { orderAgain } from './order-again.ts';

function product(name: string, left: number): CartProduct {
  return {
    productId: `id of ${name}`,
    productName: name,
    productPrice: 349.5,
    productImage: null,
    points: 10,
    stock: { status: left === 0 ? 'SOLD_OUT' : 'IN_STOCK', quantity: left },
  };
}

const ordered = (productName: string, quantity: number) => ({
  productId: `id of ${productName}`,
  productName,
  quantity,
});

describe('an order that is ordered again', () => {
  it('is put into the cart with all ordered quantities', () => {
    const honey = product('Honey', 20);
    const soap = product('Soap', 1);
    expect(
      orderAgain(
        [
          { ordered: ordered('Honey', 2), result: ok(honey) },
          { ordered: ordered('Soap', 1), result: ok(soap) },
        ],
        [{ productId: 'id of Honey', quantity: 3 }],
      ),
    ).toEqual({
      additions: [
        { product: honey, quantity: 2 },
        { product: soap, quantity: 1 },
      ],
      problems: [],
    });
  });

  it.each([
    ['sold out', 0, 0, 'Sold out: Honey'],
    ['fewer than ordered', 3, 3, 'Only 3 left of Honey'],
  ])('reports when it is %s, and adds the available quantity', (_, left, quantity, problem) => {
    const honey = product('Honey', left);
    expect(orderAgain([{ ordered: ordered('Honey', 5), result: ok(honey) }], [])).toEqual({
      additions: quantity === 0 ? [] : [{ product: honey, quantity }],
      problems: [problem],
    });
  });

  it('counts the quantity that is already in the cart', () => {
    const honey = product('Honey', 3);
    const again = (inCart: number) =>
      orderAgain(
        [{ ordered: ordered('Honey', 2), result: ok(honey) }],
        [{ productId: 'id of Honey', quantity: inCart }],
      );
    expect(again(2)).toEqual({
      additions: [{ product: honey, quantity: 1 }],
      problems: ['Only 3 left of Honey'],
    });
    expect(again(4)).toEqual({ additions: [], problems: ['Only 3 left of Honey'] });
  });

  it('comes in its size, of which there may be fewer', () => {
    const kurta = { ...product('Kurta', 2), size: 'M' };
    const again = [{ ordered: { ...ordered('Kurta', 2), size: 'M' }, result: ok(kurta) }];
    const inCart = (size: string) => [{ productId: 'id of Kurta', size, quantity: 1 }];
    expect(orderAgain(again, inCart('S'))).toEqual({
      additions: [{ product: kurta, quantity: 2 }],
      problems: [],
    });
    expect(orderAgain(again, inCart('M'))).toEqual({
      additions: [{ product: kurta, quantity: 1 }],
      problems: ['Only 2 left of Kurta, size M'],
    });
  });

  it('stays within the limit of a cart', () => {
    const honey = product('Honey', 500);
    expect(
      orderAgain(
        [{ ordered: ordered('Honey', 60), result: ok(honey) }],
        [{ productId: 'id of Honey', quantity: 50 }],
      ),
    ).toEqual({
      additions: [{ product: honey, quantity: 49 }],
      problems: ['A cart can have at most 99 of Honey'],
    });
  });

  it('reports products that are no longer sold', () => {
    const gone = fail({ code: 'notFound', message: 'Product not found', status: 404 } as const);
    expect(orderAgain([{ ordered: ordered('Honey', 2), result: gone }], [])).toEqual({
      additions: [],
      problems: ['No longer available: Honey'],
    });
  });

  it('does not report a product as gone when its request failed', () => {
    const lost = fail({ code: 'noResponse', message: 'No response from server.' } as const);
    const soap = product('Soap', 9);
    expect(
      orderAgain(
        [
          { ordered: ordered('Honey', 2), result: lost },
          { ordered: ordered('Tea', 2), result: lost },
          { ordered: ordered('Soap', 2), result: ok(soap) },
        ],
        [],
      ),
    ).toEqual({
      additions: [{ product: soap, quantity: 2 }],
      problems: ['Could not be added: Honey', 'Could not be added: Tea'],
    });
  });
});
