import type { Client } from '@pgm/api/client';
import { data, redirect } from 'react-router';
import { unavailable } from './unavailable.ts';
import { brandHref } from './brand-href.ts';
import { toCatalogueProduct } from './catalogue-product.mapper.ts';
import { CATALOGUE_PAGE } from './catalogue-query.ts';
import { readPageNumber } from './page-number.ts';

/** What the page of a brand shows: the brand, and a page of its products. A brand without products has no page. */
export async function loadBrand(
  client: Client,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  slug: string,
) {
  const brands = await client.brands.list(signal);
  if (!brands.ok) throw unavailable(brands.failure);
  const brand = brands.value.find((one) => one.slug === slug.toLowerCase());
  if (brand === undefined || brand.productCount === 0) throw data('Brand not found', { status: 404 });

  const page = readPageNumber(new URL(url).searchParams);
  const wanted = { brand: brand.id, sort: 'featured', page, limit: CATALOGUE_PAGE } as const;
  const products = await client.products.list(wanted, signal);
  if (!products.ok) throw unavailable(products.failure);
  const pages = products.value.pagination?.pages ?? 1;
  if (page > pages) throw redirect(brandHref(brand.slug, pages));
  const { id, name, brandSlogan, description, brandImage } = brand;
  return {
    brand: {
      id,
      slug: brand.slug,
      name,
      slogan: brandSlogan || undefined,
      description: description || undefined,
      imageUrl: brandImage ?? undefined,
    },
    page,
    products: products.value.data.map(toCatalogueProduct),
    total: products.value.total,
  };
}
