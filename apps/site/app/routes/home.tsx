import type { Client } from '@pgm/api/client';
import { Home } from '@pgm/ui/home';
import { useLanguage } from '@pgm/ui/language';
import { Picture } from '@pgm/ui/picture';
import { Suspense } from 'react';
import { company } from '#app/company.ts';
import { browserClient } from '#app/shared/browser-client.ts';
import { laterPart } from '#app/shared/later-part.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { clientContext } from '#app/shared/request-context.ts';
import { pictureOf, productHref, shelfProduct } from '#app/shared/shelf-product.ts';
import { useProductCards } from '#app/shared/use-product-cards.tsx';
import { organization } from '#app/structured-data/organization.ts';
import { webSite } from '#app/structured-data/web-site.ts';
import type { Route } from './+types/home.ts';

/** The form comes with its machine after the page: it stands far below, and reading needs neither. */
const LeadFormFlow = laterPart(() => import('#app/flows/lead-form/lead-form.flow.tsx'));

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadHome(context.get(clientContext), request.signal);

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  loadHome(await browserClient(), request.signal);

const FEATURED = 8;

/** A shop that can't be reached leaves a home page without shelves: the rest of it still reads well. */
async function loadHome(client: Client, signal: AbortSignal) {
  const [categories, products] = await Promise.all([
    client.categories.list({}, signal),
    client.products.list({ sort: 'featured', page: 1, limit: FEATURED }, signal),
  ]);
  return {
    categories: (categories.ok ? categories.value.data : []).map((category) => ({
      href: `/products/${category.categoryUniqueName}`,
      label: category.name,
      imageUrl: category.categoryImage ?? undefined,
    })),
    products: (products.ok ? products.value.data : []).map(shelfProduct),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Everyday wellness for every Indian home',
      description: company.description,
      path: '/',
      things: import.meta.env.SSR && [organization, webSite],
    },
    matches[0].loaderData,
  );

export default function HomeRoute({ loaderData: { categories, products } }: Route.ComponentProps) {
  const { formatDate } = useLanguage();
  const [first] = products;
  const cards = useProductCards(products, false);
  return (
    <Home
      hero={{
        brandName: company.brandName,
        heading: 'Everyday wellness for every Indian home',
        text: 'Herbs, foods and care for the family, with the contents and the price on the label.',
        action: { href: '/products', label: 'Shop the shelves' },
        facts: [
          { label: 'Established', value: formatDate(`${company.establishedOn} UTC`) },
          { label: 'Products', value: company.productRange },
          { label: 'Certified', value: company.certificate },
        ],
        aside: {
          text: 'Want to bring these to people you know?',
          href: '/#join',
          label: 'Join the business',
        },
        picture: (
          <Picture
            image={pictureOf(first?.imageUrl, first?.name ?? '', true)}
            sizes="(width >= 64rem) 24rem, 15rem"
            priority
            className="w-full max-w-form rounded-card"
          />
        ),
        caption: { href: first ? productHref(first) : '/products', label: first?.name ?? 'Our products' },
      }}
      categories={categories.map(({ imageUrl, ...tile }) => ({ ...tile, picture: pictureOf(imageUrl, '') }))}
      products={cards}
      shopHref="/products"
      leadForm={
        <Suspense>
          <LeadFormFlow />
        </Suspense>
      }
    />
  );
}
