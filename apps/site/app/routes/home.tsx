import { Hero } from '@pgm/ui/company/hero';
import { Home } from '@pgm/ui/company/home';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ResponsiveImage } from '@pgm/ui/primitives/responsive-image';
import { Suspense, useState } from 'react';
import { company, companyRecords } from '#app/company.ts';
import { browserClient } from '#app/kit/browser-client.ts';
import { lazyComponent } from '#app/hydration/lazy-component.ts';
import { whenNear } from '#app/hydration/when-near.ts';
import { pageMeta } from '#app/kit/page-meta.ts';
import { clientContext } from '#app/kit/request-context.ts';
import { toImage, productHref } from '#app/kit/catalogue-product.ts';
import { isInTab } from '#app/kit/tab-storage.ts';
import { useProductCards } from '#app/kit/use-product-cards.tsx';
import { organization } from '#app/structured-data/organization.ts';
import { webSite } from '#app/structured-data/web-site.ts';
import { useHasSession } from '#app/shell/load-account.ts';
import { NotLoaded } from '#app/shell/not-loaded.tsx';
import type { Route } from './+types/home.ts';

/**
 * The form, for one visit of the page. It is far below, and most visitors don't go there: its code is loaded when the
 * visitor comes near it, or at once where a lead was begun in this tab. As one element it stays what the server rendered
 * while the page renders again.
 */
function createLeadForm() {
  const LeadFormFlow = lazyComponent(async () => {
    if (!isInTab('lead')) await whenNear('join');
    return import('#app/flows/company/lead-form/lead-form.flow.tsx');
  }, NotLoaded);
  return (
    <Suspense>
      <LeadFormFlow />
    </Suspense>
  );
}

/** Only for members. Without it, offline, a member sees what guests see. */
const MemberHome = lazyComponent(
  () => import('#app/flows/members/member-home/member-home.flow.tsx'),
  ({ children }) => children,
);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { loadHome } = await importLoader();
  return loadHome(context.get(clientContext), request.signal);
};

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [{ loadHome }, client] = await Promise.all([importLoader(), browserClient()]);
  return loadHome(client, request.signal);
};

/** The list of products, which most visitors come near. */
const PRODUCTS = { id: 'products' };

/** The first page comes with its data: what asks for more of it is loaded with the first navigation. */
const importLoader = () => import('#app/kit/load-home.ts');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Everyday wellness for every Indian home',
      description: import.meta.env.SSR ? companyRecords.description : '',
      path: '/',
      things: import.meta.env.SSR && [organization, webSite],
    },
    matches[0].loaderData,
  );

export default function HomeRoute({ loaderData: { categories, products } }: Route.ComponentProps) {
  const { formatDate } = useLanguage();
  const [first] = products;
  const cards = useProductCards(products, PRODUCTS);
  const isMember = useHasSession();
  const [leadForm] = useState(createLeadForm);
  const hero = (
    <Hero
      brandName={company.brandName}
      heading="Everyday wellness for every Indian home"
      text="Herbs, foods and care for the family, with the contents and the price on the label."
      action={{ href: '/products', label: 'Shop now' }}
      facts={[
        { label: 'Established', value: formatDate(`${company.establishedOn} UTC`) },
        { label: 'Products', value: company.productRange },
        { label: 'Certified', value: company.certificate },
      ]}
      {...(!isMember && {
        aside: {
          text: 'Want to share these with people you know?',
          href: '/#join',
          label: 'Join the business',
        },
      })}
      image={
        <ResponsiveImage
          image={toImage(first?.imageUrl, first?.name ?? '', true)}
          sizes="(width >= 64rem) 24rem, 15rem"
          priority
          isPreloaded
          className="w-full max-w-form rounded-card"
        />
      }
      caption={{ href: first ? productHref(first) : '/products', label: first?.name ?? 'Our products' }}
    />
  );
  return (
    <Home
      top={
        isMember ? (
          <Suspense fallback={hero}>
            <MemberHome>{hero}</MemberHome>
          </Suspense>
        ) : (
          hero
        )
      }
      categories={categories.map(({ imageUrl, ...tile }) => ({ ...tile, image: toImage(imageUrl, '') }))}
      products={cards}
      shopHref="/products"
      {...(!isMember && { leadForm })}
    />
  );
}
