import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

const FOUND = {
  products: [
    {
      id: 'p1',
      name: 'Panch Tulsi Drops, 30 ml',
      brandName: 'Aranjeev',
      categoryName: 'Ayurvedic Wellness',
      price: 189.5,
      points: 48,
      stock: { status: 'LOW', quantity: 3 },
      imageUrl: null,
    },
  ],
  brands: [{ name: 'Tulsivan', slug: 'tulsivan' }],
  categories: [{ name: 'Ayurvedic Wellness', categoryUniqueName: 'ayurvedic-wellness' }],
  pages: [{ title: 'हमारी टीम', href: '/about/ourteam' }],
  total: 4,
};

/** The client's result for a response, and its recorded requests. */
async function find(body: unknown, status = 200) {
  const requested: string[] = [];
  const { search } = createClient({
    bases: { product: 'https://products.example.in' },
    fetch: async (address, { method }) => {
      requested.push(`${method} ${address}`);
      return Response.json(body, { status });
    },
  });
  return { response: await search.find({ query: 'tulsi & दवा', language: 'hi' }), requested };
}

describe('the client of the search', () => {
  it("sends the typed text and the reader's language", async () => {
    const { response, requested } = await find({ success: true, data: FOUND });
    expect(response).toEqual({ ok: true, value: FOUND });
    expect(requested).toEqual([
      'GET https://products.example.in/api/search?query=tulsi+%26+%E0%A4%A6%E0%A4%B5%E0%A4%BE&language=hi',
    ]);
  });

  it('returns the reason for a missing response', async () => {
    const message = 'Too many requests. Please try again in 20 seconds.';
    const { response } = await find(
      { success: false, errors: [{ errorDescription: message }], message },
      429,
    );
    expect(response).toMatchObject({ ok: false, failure: { code: 'rateLimited', message } });
  });

  it('returns a failure for a response that is no search result', async () => {
    const { response } = await find({ success: true, data: { ...FOUND, total: 'many' } });
    expect(response).toEqual({
      ok: false,
      failure: { code: 'unreadable', message: '' },
    });
  });
});
