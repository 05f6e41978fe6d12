import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { brands as samples } from '../../seed/catalogue/index.ts';

describe('GET /api/brands', () => {
  const app = useTestApp();

  it('lists the brands by name', async () => {
    const response = await app.call('/api/brands');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      data: samples
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, description, brandSlogan }) => ({
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name,
          description,
          brandSlogan,
          brandImage: null,
          isDeleted: false,
        })),
      total: samples.length,
    });
  });

  it('finds a brand by a part of its name', async () => {
    const [first] = samples;
    const response = await (
      await app.call(`/api/brands?search=${encodeURIComponent(first?.name.slice(1) ?? '')}`)
    ).json();
    expect(response).toMatchObject({ data: [{ name: first?.name }] });
  });
});
