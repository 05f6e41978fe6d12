import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

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

/** A client whose network responds to every call with `body`, and its recorded requests. */
function clientWith(body: unknown) {
  const requested: { call: string; body: unknown }[] = [];
  const client = createClient({
    bases: { cart: 'https://carts.example.in' },
    fetch: async (address, { method, body: sent }) => {
      requested.push({ call: `${method} ${address}`, body: sent ? JSON.parse(String(sent)) : undefined });
      return Response.json(body);
    },
  });
  return { client, requested };
}

describe('the client of the cart', () => {
  it('adds a product and returns its cart item', async () => {
    const { client, requested } = clientWith({ success: true, data: LINE });
    const item = { productId: PRODUCT, quantity: 2 };
    expect(await client.cart.add(item)).toEqual({ ok: true, value: LINE });
    expect(requested).toEqual([{ call: 'POST https://carts.example.in/api/cart', body: item }]);
  });

  it("reads the items, and those after the merge of a guest's cart", async () => {
    const { client, requested } = clientWith({ success: true, cartItems: [LINE] });
    const guestCart = { key: PRODUCT, items: [{ productId: PRODUCT, quantity: 2 }] };
    expect(await client.cart.get('7')).toEqual({ ok: true, value: [LINE] });
    expect(await client.cart.merge(guestCart)).toEqual({ ok: true, value: [LINE] });
    expect(requested).toEqual([
      { call: 'GET https://carts.example.in/api/cart/user/7', body: undefined },
      { call: 'POST https://carts.example.in/api/cart/merge', body: guestCart },
    ]);
  });

  it('removes an item', async () => {
    const { client, requested } = clientWith({ success: true });
    expect(await client.cart.remove('1')).toEqual({ ok: true, value: { success: true } });
    expect(requested).toEqual([{ call: 'DELETE https://carts.example.in/api/cart/1', body: undefined }]);
  });
});

describe('the client of the wishlist', () => {
  it('adds and removes a product', async () => {
    const { client, requested } = clientWith({ success: true, data: { productId: PRODUCT } });
    expect(await client.wishlist.add(PRODUCT)).toEqual({ ok: true, value: { productId: PRODUCT } });
    expect(await client.wishlist.remove(PRODUCT)).toEqual({ ok: true, value: { success: true } });
    expect(requested).toEqual([
      { call: 'POST https://carts.example.in/api/wishlist', body: { productId: PRODUCT } },
      { call: `DELETE https://carts.example.in/api/wishlist/${PRODUCT}`, body: undefined },
    ]);
  });

  it('lists products', async () => {
    const { client, requested } = clientWith({ success: true, data: [] });
    expect(await client.wishlist.list()).toEqual({ ok: true, value: [] });
    expect(requested).toEqual([{ call: 'GET https://carts.example.in/api/wishlist', body: undefined }]);
  });
});
