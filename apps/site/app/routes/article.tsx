import { Article } from '@pgm/ui/company/article';
import { ContentPage } from '@pgm/ui/company/content-page';
import { useLanguage } from '@pgm/ui/foundations/language';
import { data } from 'react-router';
import { toArea, articlePage } from '#app/content/articles.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { ShareOffer } from '#app/flows/company/share/share-offer.tsx';
import { forVisitor } from '#app/i18n/for-visitor.ts';
import { articleThing } from '#app/structured-data/article.ts';
import type { Route } from './+types/article.ts';

/** Loads an article of the blog or of the news. */
export function loader(request: Route.LoaderArgs) {
  const { pattern, params } = request;
  const page = forVisitor(articlePage(toArea(pattern), params.slug), request);
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
