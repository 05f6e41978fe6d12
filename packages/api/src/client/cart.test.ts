import { describe, expect, it } from 'vitest';
import { createClient } from './index.ts';

const PRODUCT = '0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11';
const LINE = {
  id: '1',
  productId: PRODUCT,
  quantity: 2,
  productName: 'Tulsi Tea',
  productPrice: 125.5,
  addedPrice: 120,
  productImage: null,
  points: 10,
  stock: { status: 'IN_STOCK', quantity: 40 },
};

/** A client whose network answers every call with `body`, and what it was asked. */
function clientWith(body: unknown) {
  const asked: { call: string; body: unknown }[] = [];
  const client = createClient({
    bases: { cart: 'https://carts.example.in' },
    fetch: async (address, { method, body: sent }) => {
      asked.push({ call: `${method} ${address}`, body: sent ? JSON.parse(String(sent)) : undefined });
      return Response.json(body);
    },
  });
  return { client, asked };
}

describe('the client of the cart', () => {
  it('puts a product in and answers with its line', async () => {
    const { client, asked } = clientWith({ success: true, data: LINE });
    const item = { productId: PRODUCT, quantity: 2 };
    expect(await client.cart.add(item)).toEqual({ ok: true, value: LINE });
    expect(asked).toEqual([{ call: 'POST https://carts.example.in/api/cart', body: item }]);
  });

  it("reads the lines, and those after a guest's cart came in", async () => {
    const { client, asked } = clientWith({ success: true, cartItems: [LINE] });
    const guestCart = { key: PRODUCT, items: [{ productId: PRODUCT, quantity: 2 }] };
    expect(await client.cart.get('7')).toEqual({ ok: true, value: [LINE] });
    expect(await client.cart.merge(guestCart)).toEqual({ ok: true, value: [LINE] });
    expect(asked).toEqual([
      { call: 'GET https://carts.example.in/api/cart/user/7', body: undefined },
      { call: 'POST https://carts.example.in/api/cart/merge', body: guestCart },
    ]);
  });

  it('takes a line out', async () => {
    const { client, asked } = clientWith({ success: true });
    expect(await client.cart.remove('1')).toEqual({ ok: true, value: { success: true } });
    expect(asked).toEqual([{ call: 'DELETE https://carts.example.in/api/cart/1', body: undefined }]);
  });
});

describe('the client of the wishlist', () => {
  it('adds and removes a product', async () => {
    const { client, asked } = clientWith({ success: true, data: { productId: PRODUCT } });
    expect(await client.wishlist.add(PRODUCT)).toEqual({ ok: true, value: { productId: PRODUCT } });
    expect(await client.wishlist.remove(PRODUCT)).toEqual({ ok: true, value: { success: true } });
    expect(asked).toEqual([
      { call: 'POST https://carts.example.in/api/wishlist', body: { productId: PRODUCT } },
      { call: `DELETE https://carts.example.in/api/wishlist/${PRODUCT}`, body: undefined },
    ]);
  });

  it('lists products', async () => {
    const { client, asked } = clientWith({ success: true, data: [] });
    expect(await client.wishlist.list()).toEqual({ ok: true, value: [] });
    expect(asked).toEqual([{ call: 'GET https://carts.example.in/api/wishlist', body: undefined }]);
  });
});
