import { Article } from '@pgm/ui/article';
import { ContentPage } from '@pgm/ui/content-page';
import { useLanguage } from '@pgm/ui/language';
import { data } from 'react-router';
import { areaOf, articlePage } from '#app/content/articles.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { ShareOffer } from '#app/flows/share/share-offer.tsx';
import { forVisitor } from '#app/shared/for-visitor.ts';
import { articleThing } from '#app/structured-data/article.ts';
import type { Route } from './+types/article.ts';

/** An article of the blog or of the news. */
export function loader(request: Route.LoaderArgs) {
  const { pattern, params } = request;
  const page = forVisitor(articlePage(areaOf(pattern), params.slug), request);
  if (!page) throw data('Not found', { status: 404 });
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData, import.meta.env.SSR && [articleThing]);

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { formatDate } = useLanguage();
  const { sections, date, ...page } = loaderData;
  return (
    <ContentPage {...page} note={formatDate(date)}>
      <Article sections={sections} />
      <ShareOffer />
    </ContentPage>
  );
}
