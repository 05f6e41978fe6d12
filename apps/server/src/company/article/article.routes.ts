import {
  createArticle,
  fail,
  getArticle,
  getStaffArticle,
  listArticleVersions,
  listArticles,
  listStaffArticles,
  ok,
  publishArticle,
  publishArticles,
  restoreArticleVersion,
  setArticleReadiness,
  unpublishArticle,
  updateArticle,
} from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { ArticleRepository } from './article.repository.ts';
import { articleVersionList, staffArticleList } from './staff-article.repository.ts';
import { StaffArticleService } from './staff-article.service.ts';

/** The calls on articles. */
export function articleRoutes(platform: Platform) {
  const { catalogueCache, db, now, publications } = platform;
  const service = new StaffArticleService(platform);
  const staffArticles = staffArticleList(now);
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
    route(listStaffArticles, ({ query }) => staffPage(db, staffArticles, query)),
    route(getStaffArticle, ({ params }) => service.get(params.id)),
    route(createArticle, ({ caller, body }) => service.create(caller.id, body)),
    route(updateArticle, ({ caller, params, body }) => service.save(caller.id, params.id, body)),
    route(publishArticle, ({ caller, params, body }) => service.publish(caller.id, params.id, body)),
    route(publishArticles, ({ caller, body }) => service.publishAll(caller.id, body)),
    route(setArticleReadiness, ({ caller, params, body }) =>
      service.setReadiness(caller.id, params.id, body),
    ),
    route(unpublishArticle, ({ caller, params, body }) =>
      service.unpublish(caller.id, { ...params, ...body }),
    ),
    route(listArticleVersions, ({ params, query }) => staffPage(db, articleVersionList(params.id), query)),
    route(restoreArticleVersion, ({ caller, params: { id, number }, body }) =>
      service.restore(caller.id, { id, ...body }, number),
    ),
  ];
}

/** One that is not published yet, or no more, is not found either. */
const ARTICLE_NOT_FOUND = fail({ code: 'notFound' as const, message: 'Article not found' });
