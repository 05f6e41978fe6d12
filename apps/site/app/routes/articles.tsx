import { ArticleList } from '@pgm/ui/company/article-list';
import { ContentPage } from '@pgm/ui/company/content-page';
import { toArea, articleList } from '#app/content/articles.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/i18n/for-visitor.ts';
import type { Route } from './+types/articles.ts';

/** Loads the list of the blog or of the news. */
export const loader = (request: Route.LoaderArgs) =>
  forVisitor(articleList(toArea(request.pattern)), request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function ArticlesRoute({ loaderData: { articles, ...page } }: Route.ComponentProps) {
  return (
    <ContentPage {...page}>
      <ArticleList articles={articles} />
    </ContentPage>
  );
}
