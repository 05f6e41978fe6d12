import { ArticleList } from '@pgm/ui/article-list';
import { ContentPage } from '@pgm/ui/content-page';
import { areaOf, articleList } from '#app/content/articles.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/shared/for-visitor.ts';
import type { Route } from './+types/articles.ts';

/** The lists of the blog and of the news. */
export const loader = (request: Route.LoaderArgs) =>
  forVisitor(articleList(areaOf(request.pattern)), request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function ArticlesRoute({ loaderData: { articles, ...page } }: Route.ComponentProps) {
  return (
    <ContentPage {...page}>
      <ArticleList articles={articles} />
    </ContentPage>
  );
}
