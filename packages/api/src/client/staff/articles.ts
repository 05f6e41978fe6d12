import {
  type ArticleChange,
  type ArticlePublication,
  type ArticleReadiness,
  type ArticleSelection,
  type NewArticle,
  type QueryOf,
  createArticle,
  getStaffArticle,
  listArticleVersions,
  listStaffArticles,
  publishArticle,
  publishArticles,
  restoreArticleVersion,
  setArticleReadiness,
  unpublishArticle,
  updateArticle,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** How staff write, publish and withdraw articles. */
export function staffArticlesClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listStaffArticles>> = {}, signal?: AbortSignal) =>
      call(listStaffArticles, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getStaffArticle, { params: { id }, signal })),

    create: (article: NewArticle, signal?: AbortSignal) =>
      toData(call(createArticle, { body: article, signal })),

    /** Saves the draft; visitors see it when it is published. */
    update: (id: string, change: ArticleChange, signal?: AbortSignal) =>
      toData(call(updateArticle, { params: { id }, body: change, signal })),

    /** Publishes the draft, at a time or now. */
    publish: (id: string, publication: ArticlePublication, signal?: AbortSignal) =>
      toData(call(publishArticle, { params: { id }, body: publication, signal })),

    /** Marks the draft as ready to be published, or takes the mark away. */
    setReadiness: (id: string, readiness: ArticleReadiness, signal?: AbortSignal) =>
      toData(call(setArticleReadiness, { params: { id }, body: readiness, signal })),

    /** Publishes the drafts of several articles now, all or none. */
    publishAll: (selection: ArticleSelection, signal?: AbortSignal) =>
      toData(call(publishArticles, { body: selection, signal })),

    unpublish: (id: string, version: number, signal?: AbortSignal) =>
      toData(call(unpublishArticle, { params: { id }, body: { version }, signal })),

    /** The saved drafts of an article. */
    versions: (id: string, query: Partial<QueryOf<typeof listArticleVersions>> = {}, signal?: AbortSignal) =>
      call(listArticleVersions, { params: { id }, query, signal }),

    /** Makes the version with this number the draft again. */
    restore: (id: string, number: number, version: number, signal?: AbortSignal) =>
      toData(call(restoreArticleVersion, { params: { id, number }, body: { version }, signal })),
  };
}
