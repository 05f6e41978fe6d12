import type { Client } from '@pgm/api/client';
import type { Language } from '@pgm/ui/foundations/language';
import { type ProductChoices, countChoices, namedBrands, toFilterQuery } from '@pgm/api/contract';
import { data, redirect } from 'react-router';
import { brandHref } from '#app/kit/brand-href.ts';
import { toCatalogueProduct } from '#app/kit/catalogue-product.mapper.ts';
import {
  CATALOGUE_PAGE,
  inOtherCategory,
  readCatalogueQuery,
  catalogueHref,
} from '#app/kit/catalogue-query.ts';
import { unavailable } from '#app/kit/unavailable.ts';

/** What a page of the shop shows: the products that its address asks for, and the categories to choose from. */
export async function loadProductList(
  client: Client,
  request: Request,
  type: string | undefined,
  language: Language,
) {
  const { url, signal } = request;
  const { searchParams } = new URL(url);
  const asked = readCatalogueQuery(searchParams);
  const chosen = searchParams.get('category');
  // The filter form works without JavaScript by a query; the category's own address is the one to keep.
  if (chosen !== null)
    throw redirect(
      catalogueHref(chosen || undefined, chosen === (type ?? '') ? asked : inOtherCategory(asked)),
    );

  const [categories, brands] = await Promise.all([
    client.categories.list(signal),
    asked.filters?.brands.length || asked.search ? client.brands.list(signal) : undefined,
  ]);
  if (!categories.ok) throw unavailable(categories.failure);
  const category = categories.value.find((one) => one.categoryUniqueName === type?.toLowerCase());
  if (type !== undefined && category === undefined) throw data('Category not found', { status: 404 });

  const filters = withKnown(asked.filters, brands?.ok ? brands.value : undefined, category?.subCategories);
  const query = { ...asked, ...(asked.filters && { filters }) };
  const { subCategory } = filters ?? {};
  const shownSubCategory = subCategory && (category?.shownSubCategories?.[subCategory] ?? subCategory);
  const { sort, page, search } = query;
  const requested = {
    sort,
    page,
    limit: CATALOGUE_PAGE,
    ...(filters && toFilterQuery(filters)),
    ...(search !== undefined && { search }),
  };
  const products = await (category
    ? client.products.listInCategory(category.id, requested, signal)
    : client.products.list(requested, signal));
  if (!products.ok) throw unavailable(products.failure);
  const pages = products.value.pagination?.pages ?? 1;
  if (page > pages) throw redirect(catalogueHref(type, { ...query, page: pages }));
  const total = products.value.total;
  // Seldom needed, and not worth loading with every list.
  const elsewhere =
    total === 0 && search !== undefined
      ? await import('../search/found-elsewhere.ts').then(
          ({ foundElsewhere }) => foundElsewhere(client, { query: search, language }, signal),
          () => undefined,
        )
      : undefined;
  const isOpen = searchParams.has('filters');
  const narrowing =
    filters || isOpen
      ? await import('../product-filter/load-narrowing.ts').then(({ loadNarrowing }) =>
          loadNarrowing(
            client,
            {
              type: category?.categoryUniqueName,
              language,
              query,
              isOpen,
              total,
              brands: brands?.ok ? brands.value : undefined,
              products: products.value.data,
            },
            signal,
          ),
        )
      : undefined;
  const named = search === undefined || !brands?.ok ? [] : namedBrands(brands.value, search);
  return {
    query,
    ...(named.length > 0 && { brands: named.map(({ name, slug }) => ({ name, href: brandHref(slug) })) }),
    ...(elsewhere && { elsewhere }),
    ...(narrowing && { narrowing }),
    category: category && {
      type: category.categoryUniqueName,
      name: category.name,
      text: category.description,
      /** The chosen subcategory as it is shown. */
      subCategory: shownSubCategory,
    },
    categories: categories.value.map(({ categoryUniqueName, name, productCount }) => ({
      value: categoryUniqueName,
      label: name,
      count: productCount,
    })),
    products: products.value.data.map(toCatalogueProduct),
    total,
    message: 'message' in products.value ? products.value.message : undefined,
  };
}

/**
 * The filters without brands that do not exist, without a subcategory that the category does not have, and without facts where
 * there is no category; where the brands are not known, as they are.
 */
function withKnown(
  filters: ProductChoices | undefined,
  brands: readonly { readonly id: string }[] | undefined,
  subCategories: readonly string[] | undefined,
) {
  if (filters === undefined) return undefined;
  const known = {
    ...filters,
    brands: filters.brands.filter((id) => !brands || brands.some((brand) => brand.id === id)),
    subCategory: subCategories?.find((name) => name === filters.subCategory),
    facts: subCategories ? filters.facts : [],
  };
  return countChoices(known) > 0 ? known : undefined;
}
