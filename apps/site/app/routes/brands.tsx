import { BrandList } from '@pgm/ui/catalogue/brand-list';
import { BRANDS_HREF, brandHref } from '#app/kit/brand-href.ts';
import { browserClient } from '#app/kit/browser-client.ts';
import { toImage } from '#app/kit/catalogue-product.ts';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import { clientContext } from '#app/kit/request-context.ts';
import type { Route } from './+types/brands.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { loadBrands } = await importLoader();
  return loadBrands(context.get(clientContext), request.signal);
};

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [{ loadBrands }, client] = await Promise.all([importLoader(), browserClient()]);
  return loadBrands(client, request.signal);
};

/** The first page comes with its data: what asks for more of it is loaded with the first navigation. */
const importLoader = () => import('#app/kit/load-brands.ts');

const CRUMBS = [{ label: 'Home', href: '/' }, { label: 'Shop', href: '/products/' }, { label: 'Brands' }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Brands',
      description:
        'The brands in our shop: who makes the products, and all products of each with prices and points.',
      path: BRANDS_HREF,
      crumbs: CRUMBS,
    },
    matches[0].loaderData,
  );

export default function BrandsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <BrandList
      breadcrumbs={CRUMBS}
      brands={loaderData.brands.map(({ slug, name, slogan, imageUrl }) => ({
        href: brandHref(slug),
        name,
        slogan,
        image: imageUrl === undefined ? undefined : toImage(imageUrl, ''),
      }))}
    />
  );
}
