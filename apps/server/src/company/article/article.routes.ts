import { fail, getArticle, listArticles, ok } from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ArticleRepository } from './article.repository.ts';

/** The calls on articles. */
export function articleRoutes({ catalogueCache, db, now, publications }: Platform) {
  const repository = new ArticleRepository(db, now);
  const cache: Pick<Platform['catalogueCache'], 'get'> = {
    get: async (key, make) => {
      await publications();
      return catalogueCache.get(key, make);
    },
  };
  return [
    route(listArticles, ({ query }) => pagedOnRequest(repository, query), { cache }),
    route(
      getArticle,
      async ({ params: { kind, slug }, query }) => {
        const article = await repository.find(kind, slug, query.language);
        return article ? ok({ success: true, data: article }) : ARTICLE_NOT_FOUND;
      },
      { cache },
    ),
  ];
}

/** One that is not published yet, or no more, is not found either. */
const ARTICLE_NOT_FOUND = fail({ code: 'notFound' as const, message: 'Article not found' });
