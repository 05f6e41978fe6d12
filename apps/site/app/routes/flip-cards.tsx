import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { FlipCards } from '@pgm/ui/company/flip-cards';
import { contentMeta } from '#app/content/content-meta.ts';
import { flipCards } from '#app/content/shop/flip-cards.ts';
import { forVisitor } from '#app/content/for-visitor.ts';
import { FocusStyles, toCardImages } from '#app/kit/focus-styles.tsx';
import { loadTextPage } from '#app/kit/load-text-page.ts';
import type { Route } from './+types/flip-cards.ts';

export const loader = async (args: Route.LoaderArgs) =>
  forVisitor(flipCards(await loadTextPage('Shop/flipcard', args)), args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function FlipCardsRoute({ loaderData }: Route.ComponentProps) {
  const { cards, name, sections, ...page } = loaderData;
  return (
    <>
      <FocusStyles images={[page.image, ...cards.map(({ image }) => image), ...toCardImages(sections)]} />
      <ContentPage {...page}>
        <FlipCards cards={cards} aria-label={name} lang={page.lang} />
        <Article sections={sections} lang={page.lang} />
      </ContentPage>
    </>
  );
}
