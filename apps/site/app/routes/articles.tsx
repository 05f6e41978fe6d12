import { ArticleList } from '@pgm/ui/company/article-list';
import { ContentPage } from '@pgm/ui/company/content-page';
import { articleCard, articleListPage } from '#app/content/articles.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { forVisitor } from '#app/i18n/for-visitor.ts';
import { toArticleKind } from '#app/kit/article-kind.ts';
import { loadArticles } from '#app/kit/load-articles.ts';
import { articlesContext } from '#app/kit/request-context.ts';
import type { Route } from './+types/articles.ts';

/** Loads the list of the blog or of the news. */
export async function loader(args: Route.LoaderArgs) {
  const kind = toArticleKind(args.pattern);
  const articles = await loadArticles(args.context.get(articlesContext), kind, args.request.signal);
  return {
    ...forVisitor(articleListPage(kind), args),
    articles: articles.map((article) => forVisitor(articleCard(article), args)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function ArticlesRoute({ loaderData: { articles, ...page } }: Route.ComponentProps) {
  return (
    <ContentPage {...page}>
      <ArticleList articles={articles} />
    </ContentPage>
  );
}
