import { expect, it } from 'vitest';
import { createClient } from './index.ts';

/** The addresses that a client of a reader of Hindi asks for. */
function recorded() {
  const addresses: string[] = [];
  const client = createClient({
    language: 'hi',
    fetch: async (address) => {
      addresses.push(address);
      return Response.json({ success: true, data: [], total: 0 });
    },
  });
  return { client, addresses };
}

it('asks for the language of the reader where a call has one', async () => {
  const { client, addresses } = recorded();
  await client.categories.list();
  await client.products.list({ page: 2, sort: 'name' });
  await client.products.get('p1');
  await client.cart.get('7');
  expect(addresses).toEqual([
    '/api/categories?language=hi',
    '/api/products?language=hi&page=2&sort=name',
    '/api/products/p1?language=hi',
    '/api/cart/user/7?language=hi',
  ]);
});

it('sends what a call says itself', async () => {
  const { client, addresses } = recorded();
  await client.search.find({ query: 'honey', language: 'en' });
  await client.products.addresses(1);
  expect(addresses).toEqual(['/api/search?language=en&query=honey', '/api/product-addresses?page=1']);
});
