import type { Client } from '@pgm/api/client';
import { unavailable } from './unavailable.ts';

/** What the page with all brands shows: those with products. */
export async function loadBrands(client: Client, signal: AbortSignal) {
  const brands = await client.brands.list(signal);
  if (!brands.ok) throw unavailable(brands.failure);
  return {
    brands: brands.value
      .filter(({ productCount }) => productCount > 0)
      .map(({ slug, name, brandSlogan, brandImage }) => ({
        slug,
        name,
        slogan: brandSlogan || undefined,
        imageUrl: brandImage ?? undefined,
      })),
  };
}
