import { HOME_SLUG } from '@pgm/api/contract';
import { Article } from '@pgm/ui/company/article';
import { Hero } from '@pgm/ui/company/hero';
import { Home } from '@pgm/ui/company/home';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ResponsiveImage } from '@pgm/ui/primitives/responsive-image';
import { Suspense, useState } from 'react';
import { BRAND_DESCRIPTION, brand } from '#app/brand.ts';
import { homeText } from '#app/content/home/home.ts';
import { toHomeWords } from '#app/content/home/home-words.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { browserClient } from '#app/kit/browser-client.ts';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { whenNear } from '#app/hydration/when-near.ts';
import { FocusStyles, toCardImages } from '#app/kit/focus-styles.tsx';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import { articlesContext, clientContext, companyContext } from '#app/kit/request-context.ts';
import { toImage, productHref } from '#app/kit/catalogue-product.ts';
import { isInTab } from '#app/kit/device/tab-storage.ts';
import { useProductCards } from '#app/kit/use-product-cards.tsx';
import { CardOffer } from '#app/flows/sales/product-offer/card-offer.tsx';
import { organization, toOrganizationFacts } from '#app/structured-data/organization.ts';
import { webSite } from '#app/structured-data/web-site.ts';
import { useHasSession } from '#app/kit/account-code.ts';
import { NotLoaded } from '#app/kit/not-loaded.tsx';
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
  () => import('#app/flows/company/member-home/member-home.flow.tsx'),
  ({ children }) => children,
);

export const loader = async (args: Route.LoaderArgs) => {
  const { context, request } = args;
  const { loadHome } = await importLoader();
  const named = { kind: 'page' as const, slug: HOME_SLUG };
  const [shop, page] = await Promise.all([
    loadHome(context.get(clientContext), request.signal),
    context.get(articlesContext).get(named, request.signal),
  ]);
  const facts = toOrganizationFacts(context.get(companyContext));
  return { ...shop, facts, text: page.ok ? forVisitor(homeText(page.value), args) : undefined };
};

/** One call to the server of the site, which has the text. Where it is not reached, the page shows its first words. */
export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) => {
  const loaded = await serverLoader().catch(() => undefined);
  if (loaded) return loaded;
  const [{ loadHome }, client] = await Promise.all([importLoader(), browserClient()]);
  return { ...(await loadHome(client, request.signal)), facts: {}, text: undefined };
};

/** The list of products, which most visitors come near. */
const PRODUCTS = { id: 'products' };

/** The first page comes with its data: what asks for more of it is loaded with the first navigation. */
const importLoader = () => import('#app/kit/load-home.ts');

/** What stands at the top while the text of the page cannot be read. */
const HEADING = 'Everyday wellness for every Indian home';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: loaderData?.text?.title ?? HEADING,
      description: BRAND_DESCRIPTION,
      path: '/',
      things: [(visit) => organization(visit, loaderData ?? { facts: {} }), webSite],
    },
    matches[0].loaderData,
  );

export default function HomeRoute({
  loaderData: { categories, products, text },
  matches,
}: Route.ComponentProps) {
  const { t, formatDate } = useLanguage();
  const { establishedOn, productRange, isCertified } = matches[0].loaderData.company;
  const { action, headings, shop, sections } = toHomeWords(text ?? {}, t);
  const [first] = products;
  const cards = useProductCards(products, CardOffer, PRODUCTS);
  const isMember = useHasSession();
  const [leadForm] = useState(createLeadForm);
  const hero = (
    <Hero
      brandName={brand.name}
      heading={text?.heading ?? t(HEADING)}
      text={
        text?.text ?? t('Herbs, foods and care for the family, with the contents and the price on the label.')
      }
      lang={text?.lang}
      action={action}
      facts={[
        ...(establishedOn === undefined ? [] : [{ label: 'Established', value: formatDate(establishedOn) }]),
        ...(productRange === undefined ? [] : [{ label: 'Products', value: productRange }]),
        ...(isCertified ? [{ label: 'Certified', value: 'ISO 9001:2015' }] : []),
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
          image={text?.image ?? toImage(first?.imageUrl, first?.name ?? '', true)}
          sizes="(width >= 64rem) 24rem, 15rem"
          priority
          isPreloaded
          className="w-full max-w-form rounded-card"
        />
      }
      {...(text?.image === undefined && {
        caption: { href: first ? productHref(first) : '/products', label: first?.name ?? 'Our products' },
      })}
    />
  );
  return (
    <>
      <FocusStyles images={[text?.image, ...toCardImages(sections)]} />
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
        headings={headings}
        shop={shop}
        lang={text?.lang}
        sections={<Article sections={sections} lang={text?.lang} />}
        {...(!isMember && { leadForm })}
      />
    </>
  );
}
