import { describe, expect, it } from 'vitest';
import { createClient } from './index.ts';

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
  categories: [{ name: 'Ayurvedic Wellness', categoryUniqueName: 'ayurvedic-wellness' }],
  pages: [{ title: 'हमारी टीम', href: '/about/ourteam' }],
  total: 4,
};

/** What the client makes of an answer, and how it asked. */
async function find(body: unknown, status = 200) {
  const asked: string[] = [];
  const { search } = createClient({
    bases: { product: 'https://products.example.in' },
    fetch: async (address, { method }) => {
      asked.push(`${method} ${address}`);
      return Response.json(body, { status });
    },
  });
  return { answer: await search.find({ query: 'tulsi & दवा', language: 'hi' }), asked };
}

describe('the client of the search', () => {
  it('asks for what was typed, in the language of the reader', async () => {
    const { answer, asked } = await find({ success: true, data: FOUND });
    expect(answer).toEqual({ ok: true, value: FOUND });
    expect(asked).toEqual([
      'GET https://products.example.in/api/search?query=tulsi+%26+%E0%A4%A6%E0%A4%B5%E0%A4%BE&language=hi',
    ]);
  });

  it('hands over why there is no answer', async () => {
    const message = 'Too many requests. Please try again in 20 seconds.';
    const { answer } = await find({ success: false, errors: [{ errorDescription: message }], message }, 429);
    expect(answer).toMatchObject({ ok: false, failure: { code: 'rateLimited', message } });
  });

  it('answers with a failure what is no answer to a search', async () => {
    const { answer } = await find({ success: true, data: { ...FOUND, total: 'many' } });
    expect(answer).toEqual({ ok: false, failure: { code: 'unreadable', message: 'Something went wrong.' } });
  });
});
