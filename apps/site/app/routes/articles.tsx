import { ArticleList } from '@pgm/ui/company/article-list';
import { ContentPage } from '@pgm/ui/company/content-page';
import { Pagination } from '@pgm/ui/primitives/pagination';
import { articleCard, articleListPage } from '#app/content/articles.ts';
import { contentMeta } from '#app/content/content-meta.ts';
import { FocusStyles } from '#app/kit/focus-styles.tsx';
import { forVisitor } from '#app/content/for-visitor.ts';
import { toArticleKind } from '#app/kit/article-kind.ts';
import { loadArticles } from '#app/kit/load-articles.ts';
import { pageHref } from '#app/kit/page-number.ts';
import { articlesContext } from '#app/kit/request-context.ts';
import type { Route } from './+types/articles.ts';

/** Loads a page of the blog or of the news. */
export async function loader(args: Route.LoaderArgs) {
  const kind = toArticleKind(args.pattern);
  const list = await loadArticles(args.context.get(articlesContext), kind, args.request);
  return {
    ...forVisitor(articleListPage(kind), args),
    ...list,
    articles: list.articles.map((article) => forVisitor(articleCard(article), args)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(loaderData, matches[0].loaderData);

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  const { articles, page, pageCount, ...content } = loaderData;
  return (
    <>
      <FocusStyles images={articles.map(({ image }) => image)} />
      <ContentPage {...content}>
        <ArticleList articles={articles} />
        <Pagination page={page} pageCount={pageCount} toHref={(to) => pageHref(content.path, to)} />
      </ContentPage>
    </>
  );
}
