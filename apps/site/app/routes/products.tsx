import type { Client } from '@pgm/api/client';
import { type Language, type Translate, useLanguage } from '@pgm/ui/language';
import { ProductList } from '@pgm/ui/product-list';
import { ProductShelf } from '@pgm/ui/product-shelf';
import { useEffect, useRef } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import { browserClient } from '#app/shared/browser-client.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { languageOfVisit } from '#app/shared/language-of-visit.ts';
import { clientContext, languageContext } from '#app/shared/request-context.ts';
import { shelfProduct } from '#app/shared/shelf-product.ts';
import { SHELF_PAGE, SORT_OPTIONS, readShelfQuery, shelfHref } from '#app/shared/shelf-query.ts';
import { translateIn } from '#app/shared/speech.ts';
import { useProductCards } from '#app/shared/use-product-cards.tsx';
import { unavailable } from '#app/shared/unavailable.ts';
import { shelfImage } from '#app/structured-data/product-preview.ts';
import type { Route } from './+types/products.ts';

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadShelf(context.get(clientContext), request, params.type, context.get(languageContext));

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) =>
  loadShelf(await browserClient(), request, params.type, languageOfVisit(request, document.cookie));

async function loadShelf(client: Client, request: Request, type: string | undefined, language: Language) {
  const { url, signal } = request;
  const { searchParams } = new URL(url);
  const query = readShelfQuery(searchParams);
  const chosen = searchParams.get('category');
  // The filter form works without JavaScript by a query; the category's own address is the one to keep.
  if (chosen !== null) throw redirect(shelfHref(chosen || undefined, query));

  const categories = await client.categories.list({}, signal);
  if (!categories.ok) throw unavailable(categories.failure);
  const category = categories.value.data.find((one) => one.categoryUniqueName === type?.toLowerCase());
  if (type !== undefined && category === undefined) throw data('Category not found', { status: 404 });

  const { sort, page, search } = query;
  const asked = { sort, page, limit: SHELF_PAGE, ...(search !== undefined && { search }) };
  const products = await (category
    ? client.products.ofCategory(category.id, asked, signal)
    : client.products.list(asked, signal));
  if (!products.ok) throw unavailable(products.failure);
  const pages = products.value.pagination?.pages ?? 1;
  if (page > pages) throw redirect(shelfHref(type, { ...query, page: pages }));
  const total = products.value.pagination?.total ?? 0;
  // Seldom needed, and not worth loading with every list.
  const elsewhere =
    total === 0 && search !== undefined
      ? await import('#app/flows/search/found-elsewhere.ts').then(
          ({ foundElsewhere }) => foundElsewhere(client, { query: search, language }, signal),
          () => [],
        )
      : undefined;
  return {
    query,
    ...(elsewhere && { elsewhere }),
    category: category && {
      type: category.categoryUniqueName,
      name: category.name,
      text: category.description,
    },
    categories: categories.value.data.map(({ categoryUniqueName, name, productCount }) => ({
      value: categoryUniqueName,
      label: name,
      count: productCount,
    })),
    products: products.value.data.map(shelfProduct),
    total,
    message: 'message' in products.value ? products.value.message : undefined,
  };
}

interface ShelfName {
  readonly type: string | undefined;
  readonly name: string;
}

const EVERYTHING = {
  type: undefined,
  name: 'Shop',
  text: 'Everything on our shelves, with prices, points and what is left.',
};

type ShelfShown = Awaited<ReturnType<typeof loadShelf>>;

const EVERYTHING_TOLD =
  'Herbs, nutrition, care and home essentials: everything on our shelves, with prices, points and what is left.';

const FOUND = 'What comes close to your words, with prices, points and what is left.';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { category, query, products } = loaderData;
  const visit = matches[0].loaderData;
  const shelf = category ?? EVERYTHING;
  const t = translateIn(visit?.language ?? 'en');
  return pageMeta(
    {
      title: headingOf(t, shelf, query.search),
      description: import.meta.env.SSR ? descriptionOf(loaderData, t) : '',
      path: shelfHref(shelf.type, {}),
      page: query.page,
      isUnlisted: query.search !== undefined,
      ...(import.meta.env.SSR && { crumbs: crumbsTo(category), image: shelfImage(products) }),
    },
    visit,
  );
};

/** What a shelf is called, or what was searched for on it; in the visitor's language. */
function headingOf(t: Translate, { type, name }: ShelfName, words: string | undefined) {
  if (words === undefined) return t(name);
  const results = type === undefined ? 'Results for “{words}”' : 'Results for “{words}” in {category}';
  return t(results, { words, category: t(name) });
}

function descriptionOf({ category, query }: ShelfShown, t: Translate): string {
  if (query.search === undefined) return category?.text ?? EVERYTHING_TOLD;
  return `${headingOf(t, category ?? EVERYTHING, query.search)}. ${t(FOUND)}`;
}

function crumbsTo(category: { readonly name: string } | undefined) {
  const shop = { label: EVERYTHING.name, href: '/products/' };
  return [
    { label: 'Home', href: '/' },
    ...(category ? [shop, { label: category.name }] : [{ label: shop.label }]),
  ];
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { query, category, categories, products, total, message } = loaderData;
  const { search } = query;
  const shelf = category ?? EVERYTHING;
  const { t } = useLanguage();
  const cards = useProductCards(products);
  const navigate = useNavigate();
  const goTo = (href: string) => void navigate(href, { preventScrollReset: true });
  const filters = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (filters.current === null) return;
    const { category: type = '', sort = '' } = chosenIn(filters.current);
    if (type === (shelf.type ?? '') && sort === query.sort) return;
    goTo(shelfHref(type, { ...query, page: 1, ...sortOf(sort) }));
    // Once: what was chosen while the scripts were still on their way takes effect now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <ProductList
      heading={headingOf(t, shelf, search)}
      text={search === undefined ? shelf.text : total > 0 ? FOUND : undefined}
      clearSearchHref={search && shelfHref(shelf.type, { sort: query.sort })}
      breadcrumbs={crumbsTo(category)}
      filters={{
        categories,
        category: shelf.type ?? '',
        sorts: SORT_OPTIONS,
        sort: query.sort,
        ...(search !== undefined && { search }),
        onCategoryChange: (type) => goTo(shelfHref(type, { ...query, page: 1 })),
        onSortChange: (sort) => goTo(shelfHref(shelf.type, { ...query, page: 1, ...sortOf(sort) })),
        ref: filters,
      }}
      shelf={
        <ProductShelf
          products={cards}
          total={total}
          page={query.page}
          pageSize={SHELF_PAGE}
          hrefOf={(page) => shelfHref(shelf.type, { ...query, page })}
          allHref="/products/"
          emptyTitle={message}
          search={search}
          elsewhere={loaderData.elsewhere}
          searchAllHref={search && category && shelfHref(undefined, { ...query, page: 1 })}
        />
      }
    />
  );
}

function sortOf(value: string) {
  const option = SORT_OPTIONS.find((one) => one.value === value);
  return option ? { sort: option.value } : {};
}

/** What a form says now, field by field. */
function chosenIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
