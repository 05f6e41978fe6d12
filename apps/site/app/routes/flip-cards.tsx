import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { FlipCards } from '@pgm/ui/company/flip-cards';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/i18n/for-visitor.ts';
import { flipCards } from '#app/content/shop/flip-cards.ts';
import type { Route } from './+types/flip-cards.ts';

export const loader = (request: Route.LoaderArgs) => forVisitor(flipCards, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function FlipCardsRoute({ loaderData }: Route.ComponentProps) {
  const { cards, sections, ...page } = loaderData;
  return (
    <ContentPage {...page}>
      <FlipCards cards={cards} />
      <Article sections={sections} />
    </ContentPage>
  );
}
