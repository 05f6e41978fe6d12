import { NO_CHOICES } from '@pgm/api/contract';
import { BrandPage } from '@pgm/ui/catalogue/brand-page';
import { ProductCatalogue } from '@pgm/ui/catalogue/product-catalogue';
import { BRANDS_HREF, brandHref } from '#app/kit/brand-href.ts';
import { browserClient } from '#app/kit/browser-client.ts';
import { toImage } from '#app/kit/catalogue-product.ts';
import { CATALOGUE_PAGE, catalogueHref } from '#app/kit/catalogue-query.ts';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import { clientContext } from '#app/kit/request-context.ts';
import { useProductCards } from '#app/kit/use-product-cards.tsx';
import { CardOffer } from '#app/flows/sales/product-offer/card-offer.tsx';
import { translateIn } from '#app/i18n/i18n.ts';
import { brandThing } from '#app/structured-data/brand-thing.ts';
import { catalogueImage } from '#app/structured-data/product-preview.ts';
import type { Route } from './+types/brand.ts';

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { loadBrand } = await importLoader();
  return loadBrand(context.get(clientContext), request, params.slug);
};

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => {
  const [{ loadBrand }, client] = await Promise.all([importLoader(), browserClient()]);
  return loadBrand(client, request, params.slug);
};

/** The first page comes with its data: what asks for more of it is loaded with the first navigation. */
const importLoader = () => import('#app/kit/load-brand.ts');

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { brand, page, products } = loaderData;
  const visit = matches[0].loaderData;
  return pageMeta(
    {
      title: brand.name,
      description: toDescription(brand, translateIn(visit?.language ?? 'en')),
      path: brandHref(brand.slug),
      page,
      crumbs: crumbsTo(brand.name),
      image: catalogueImage([{ name: brand.name, imageUrl: brand.imageUrl }, ...products]),
      things: [(of) => brandThing(brand, of)],
    },
    visit,
  );
};

type ShownBrand = Awaited<ReturnType<typeof loader>>['brand'];

/** What staff wrote, after a sentence that is long enough without it. */
function toDescription({ name, slogan, description }: ShownBrand, t: ReturnType<typeof translateIn>): string {
  const products = t('All products of {name} in our shop, with prices, points and what is in them.', {
    name,
  });
  return [products, slogan && `${slogan}.`, description].filter(Boolean).join(' ');
}

const crumbsTo = (name: string) => [
  { label: 'Home', href: '/' },
  { label: 'Shop', href: '/products/' },
  { label: 'Brands', href: BRANDS_HREF },
  { label: name },
];

export default function BrandRoute({ loaderData: { brand, page, products, total } }: Route.ComponentProps) {
  const { id, slug, name, slogan, description, imageUrl } = brand;
  const cards = useProductCards(products, CardOffer);
  const shopHref = catalogueHref(undefined, { filters: { ...NO_CHOICES, brands: [id] } });
  return (
    <BrandPage
      name={name}
      slogan={slogan}
      description={description}
      image={imageUrl === undefined ? undefined : toImage(imageUrl, '')}
      breadcrumbs={crumbsTo(name)}
      shopHref={shopHref}
      catalogue={
        <ProductCatalogue
          products={cards}
          total={total}
          page={page}
          pageSize={CATALOGUE_PAGE}
          toHref={(at) => brandHref(slug, at)}
          allHref={shopHref}
        />
      }
    />
  );
}
