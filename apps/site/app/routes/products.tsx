import { type Translate, useLanguage } from '@pgm/ui/foundations/language';
import { ProductList } from '@pgm/ui/catalogue/product-list';
import { ProductCatalogue } from '@pgm/ui/catalogue/product-catalogue';
import { NO_CHOICES, countChoices } from '@pgm/api/contract';
import { type ComponentType, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProductFilterFlowProps } from '#app/flows/catalogue/product-filter/product-filter.flow.tsx';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { browserClient } from '#app/kit/browser-client.ts';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import { visitLanguage } from '#app/i18n/visit-language.ts';
import { clientContext, languageContext } from '#app/kit/request-context.ts';
import {
  CATALOGUE_PAGE,
  SORT_OPTIONS,
  catalogueHref,
  filterParameters,
  filtersHref,
  inOtherCategory,
  isNarrowed,
} from '#app/kit/catalogue-query.ts';
import { translateIn } from '#app/i18n/i18n.ts';
import { useProductCards } from '#app/kit/use-product-cards.tsx';
import { CardOffer } from '#app/flows/sales/product-offer/card-offer.tsx';
import { catalogueImage } from '#app/structured-data/product-preview.ts';
import type { Route } from './+types/products.ts';

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { loadProductList } = await importLoader();
  return loadProductList(context.get(clientContext), request, params.type, context.get(languageContext));
};

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => {
  const [{ loadProductList }, client] = await Promise.all([importLoader(), browserClient()]);
  return loadProductList(client, request, params.type, visitLanguage(request, document.cookie));
};

/** The first page comes with its data: what asks for more of it is loaded with the first navigation. */
const importLoader = () => import('#app/flows/catalogue/product-list/load-product-list.ts');

const Narrowing = lazyComponent(() => import('#app/flows/catalogue/product-filter/narrowing.tsx'));

interface CatalogueName {
  readonly type: string | undefined;
  readonly name: string;
}

const EVERYTHING = {
  type: undefined,
  name: 'Shop',
  text: 'All our products, with prices and points.',
};

type ShownCatalogue = Awaited<ReturnType<typeof loader>>;

const CATALOGUE_DESCRIPTION = 'Herbs, nutrition, care and home essentials, with prices and points.';

const FOUND = 'Products that match your search, with prices and points.';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { category, query, products } = loaderData;
  const visit = matches[0].loaderData;
  const catalogue = category ?? EVERYTHING;
  const t = translateIn(visit?.language ?? 'en');
  return pageMeta(
    {
      title: toHeading(t, catalogue, query.search),
      description: toDescription(loaderData, t),
      path: catalogueHref(catalogue.type, {}),
      page: query.page,
      isUnlisted: isNarrowed(query) || loaderData.narrowing !== undefined,
      crumbs: crumbsTo(category),
      image: catalogueImage(products),
    },
    visit,
  );
};

/** The heading of a product list: its name or the searched words, in the visitor's language. */
function toHeading(t: Translate, { type, name }: CatalogueName, words: string | undefined) {
  if (words === undefined) return t(name);
  const results = type === undefined ? 'Results for “{words}”' : 'Results for “{words}” in {category}';
  return t(results, { words, category: t(name) });
}

function toDescription({ category, query }: ShownCatalogue, t: Translate): string {
  if (query.search === undefined) return category?.text ?? CATALOGUE_DESCRIPTION;
  return `${toHeading(t, category ?? EVERYTHING, query.search)}. ${t(FOUND)}`;
}

function crumbsTo(category: ShownCatalogue['category']) {
  const shop = { label: EVERYTHING.name, href: '/products/' };
  return [
    { label: 'Home', href: '/' },
    ...(category ? [shop, ...categoryCrumbs(category)] : [{ label: shop.label }]),
  ];
}

const categoryCrumbs = ({ type, name, subCategory }: NonNullable<ShownCatalogue['category']>) =>
  subCategory === undefined
    ? [{ label: name }]
    : [{ label: name, href: catalogueHref(type, {}) }, { label: subCategory }];

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { query, category, categories, products, total, message, narrowing } = loaderData;
  const { search, filters } = query;
  const filterCount = filters ? countChoices(filters) : 0;
  const catalogue = category ?? EVERYTHING;
  const { t } = useLanguage();
  const near = loaderData.elsewhere?.near;
  const cards = useProductCards(near?.products ?? products, CardOffer);
  const navigate = useNavigate();
  const goTo = (href: string) => void navigate(href, { preventScrollReset: true });
  const [Filters, setFilters] = useState<ComponentType<ProductFilterFlowProps>>();
  const fieldsHref = filtersHref(catalogue.type, query);
  const openFilters = () =>
    void import('#app/flows/catalogue/product-filter/product-filter.flow.tsx').then(
      ({ default: Flow }) => setFilters(() => Flow),
      // Without the code of the sheet, the server's page has the fields.
      () => location.assign(fieldsHref),
    );

  return (
    <ProductList
      heading={toHeading(t, catalogue, search)}
      text={search === undefined ? catalogue.text : total > 0 ? FOUND : undefined}
      clearSearchHref={search && catalogueHref(catalogue.type, { sort: query.sort, filters })}
      breadcrumbs={crumbsTo(category)}
      brands={loaderData.brands}
      filters={{
        path: catalogueHref(undefined, {}),
        categories,
        category: catalogue.type ?? '',
        sorts: SORT_OPTIONS,
        sort: query.sort,
        preserved: [
          ...(search === undefined ? [] : [['search', search] as const]),
          ...filterParameters(filters),
        ],
        filtersHref: fieldsHref,
        filterCount,
        onFiltersOpen: openFilters,
        onCategoryChange: (type) => goTo(catalogueHref(type, inOtherCategory(query))),
        onSortChange: (sort) => goTo(catalogueHref(catalogue.type, { ...query, page: 1, ...toSort(sort) })),
      }}
      narrowing={
        <>
          {narrowing && (
            <Suspense>
              <Narrowing
                type={catalogue.type}
                query={query}
                subCategory={category?.subCategory}
                {...narrowing}
              />
            </Suspense>
          )}
          {Filters && (
            <Filters
              list={{ type: catalogue.type, search }}
              choices={filters ?? NO_CHOICES}
              onApply={(chosen) =>
                goTo(catalogueHref(catalogue.type, { ...query, page: 1, filters: chosen }))
              }
              onClose={() => setFilters(undefined)}
            />
          )}
        </>
      }
      catalogue={
        <ProductCatalogue
          products={near ? [] : cards}
          total={total}
          page={query.page}
          pageSize={CATALOGUE_PAGE}
          toHref={(page) => catalogueHref(catalogue.type, { ...query, page })}
          allHref="/products/"
          emptyTitle={filters ? 'No products match all filters' : message}
          search={search}
          elsewhere={loaderData.elsewhere?.matches}
          near={near && { ...near, products: cards }}
          nearly={narrowing?.nearly}
          searchAllHref={search && category && catalogueHref(undefined, { ...query, page: 1 })}
        />
      }
    />
  );
}

function toSort(value: string) {
  const option = SORT_OPTIONS.find((one) => one.value === value);
  return option ? { sort: option.value } : {};
}
