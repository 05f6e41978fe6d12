import {
  STAFF_ARTICLE_KINDS,
  ArticleState,
  type StaffArticleRow,
  articlePath,
  listStaffArticles,
} from '@pgm/api/contract';
import { rowDialog } from '../kit/record-editor.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { ArticleBulk } from './article-bulk.tsx';
import { ArticleStatus, TranslationStatus } from './article-status.tsx';
import { KINDS } from '../media/article-kinds.ts';
import { STATES } from './article-words.ts';
import { publicationEditing } from './publication-editing.tsx';

/** The articles of the blog and of the news, the pages of the site and the policies: staff write, publish and withdraw them here. */
export const articles = defineResource({
  id: 'articles',
  title: 'Articles and pages',
  empty: { title: 'No articles' },
  newLabel: 'New article',
  newHref: '/dashboard/articles/new',
  toHref: ({ id }) => `/dashboard/articles/${id}`,
  toName: ({ title }: StaffArticleRow) => title,
  columns: ({ t, formatDate }) => [
    { id: 'title', header: 'Title', isSortable: true, render: ({ title }) => title },
    { id: 'kind', header: 'Kind', render: ({ kind }) => t(KINDS[kind]) },
    {
      id: 'state',
      header: 'Status',
      render: (article) => <ArticleStatus article={article} />,
    },
    {
      id: 'translation',
      header: 'Hindi',
      render: (article) => <TranslationStatus article={article} />,
    },
    {
      id: 'published',
      header: 'Publication date',
      isSortable: true,
      isShort: true,
      render: ({ publishedAt }) => (publishedAt === null ? '–' : formatDate(publishedAt)),
    },
  ],
  filters: [
    {
      id: 'state',
      label: 'Status',
      options: ArticleState.options.map((value) => ({ value, label: STATES[value].label })),
    },
    {
      id: 'kind',
      label: 'Kind',
      options: STAFF_ARTICLE_KINDS.map((value) => ({ value, label: KINDS[value] })),
    },
    {
      id: 'draft',
      label: 'Draft',
      options: [
        { value: 'changed', label: 'Changed draft' },
        { value: 'ready', label: 'Ready to publish' },
      ],
    },
    {
      id: 'translation',
      label: 'Hindi',
      options: [
        { value: 'missing', label: 'Translation missing' },
        { value: 'outdated', label: 'Translation outdated' },
      ],
    },
  ],
  list: (client, query, signal) => client.articles.list(toQuery(listStaffArticles, query), signal),
  links: [
    {
      label: 'View page',
      toHref: toPageHref,
    },
  ],
  dialogs: [
    rowDialog(
      'publish-at',
      'Publish at a time',
      publicationEditing,
      // Another time would hide a published article until then; a policy stays valid in its older version.
      ({ kind, state, isChanged }) => state !== 'PUBLISHED' || (kind === 'policy' && isChanged),
    ),
  ],
  bulk: ArticleBulk,
  commands: [
    {
      label: 'Mark as ready',
      isFor: (article) => !article.isReady && canBePublished(article),
      run: (client, { id, version }, signal) =>
        client.articles.setReadiness(id, { version, isReady: true }, signal),
      done: 'Marked as ready to publish',
    },
    {
      label: 'Not ready',
      isFor: ({ isReady }) => isReady,
      run: (client, { id, version }, signal) =>
        client.articles.setReadiness(id, { version, isReady: false }, signal),
      done: 'Marked as not ready',
    },
    {
      label: 'Publish',
      // The server rejects a sample, and says what to do with it.
      isFor: canBePublished,
      run: (client, { id, version }, signal) => client.articles.publish(id, { version }, signal),
      question: 'Publish this draft now?',
      done: 'Published. Visitors see it now.',
    },
    {
      label: 'Withdraw',
      isFor: ({ kind, state, publishedAt }) =>
        publishedAt !== null && kind !== 'page' && (kind !== 'policy' || state === 'SCHEDULED'),
      run: (client, { id, version }, signal) => client.articles.unpublish(id, version, signal),
      question: 'Withdraw this from the site?',
      done: 'Withdrawn. Visitors do not see it any more.',
    },
  ],
});

/** The page that visitors see; undefined while they see none. A policy is always valid in some version. */
export function toPageHref(article: StaffArticleRow): string | undefined {
  return article.state === 'PUBLISHED' || article.kind === 'policy' ? articlePath(article) : undefined;
}

/** Whether visitors do not see the draft. */
function canBePublished({ state, isChanged }: StaffArticleRow): boolean {
  return state !== 'PUBLISHED' || isChanged;
}
