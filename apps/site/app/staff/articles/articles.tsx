import {
  ARTICLE_KINDS,
  ArticleState,
  type StaffArticleRow,
  articlePath,
  listStaffArticles,
} from '@pgm/api/contract';
import { Badge } from '@pgm/ui/primitives/badge';
import { privateMeta } from '#app/kit/private-meta.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { publicationEditing } from './publication-editing.tsx';

/** The areas of the site, in English. */
const KINDS = { blog: 'Blog', news: 'News' } as const;

/** What visitors see of an article, in English. */
const STATES = {
  DRAFT: { label: 'Draft', badge: 'plain' },
  SCHEDULED: { label: 'Scheduled', badge: 'spice' },
  PUBLISHED: { label: 'Published', badge: 'credit' },
  UNPUBLISHED: { label: 'Withdrawn', badge: 'debit' },
} as const;

/** The articles of the blog and of the news: staff publish and withdraw them here. */
export const articles = defineResource({
  id: 'articles',
  title: 'Articles',
  empty: { title: 'No articles' },
  toName: ({ title }: StaffArticleRow) => title,
  columns: ({ t, formatDate }) => [
    { id: 'title', header: 'Title', isSortable: true, render: ({ title }) => title },
    { id: 'kind', header: 'Kind', render: ({ kind }) => t(KINDS[kind]) },
    {
      id: 'state',
      header: 'Status',
      render: ({ state, isChanged, isSample }) => (
        <span className="flex flex-wrap gap-1">
          <Badge kind={STATES[state].badge}>{t(STATES[state].label)}</Badge>
          {isChanged && <Badge kind="spice">{t('Changed draft')}</Badge>}
          {isSample && <Badge kind="plain">{t('Sample article')}</Badge>}
        </span>
      ),
    },
    {
      id: 'translation',
      header: 'Hindi',
      render: ({ isTranslationMissing }) =>
        isTranslationMissing ? <Badge kind="debit">{t('Translation missing')}</Badge> : '–',
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
    { id: 'kind', label: 'Kind', options: ARTICLE_KINDS.map((value) => ({ value, label: KINDS[value] })) },
    { id: 'translation', label: 'Hindi', options: [{ value: 'missing', label: 'Translation missing' }] },
  ],
  list: (client, query, signal) => client.articles.list(toQuery(listStaffArticles, query), signal),
  links: [
    {
      label: 'View page',
      toHref: (row) => (row.state === 'PUBLISHED' ? articlePath(row) : undefined),
    },
  ],
  // Visitors see a published article at once when it changes: another time would take it from them.
  dialogs: [
    rowDialog('publish-at', 'Publish at a time', publicationEditing, ({ state }) => state !== 'PUBLISHED'),
  ],
  commands: [
    {
      label: 'Publish',
      // The server rejects a sample, and says what to do with it.
      isFor: ({ state, isChanged }) => state !== 'PUBLISHED' || isChanged,
      run: (client, { id, version }, signal) => client.articles.publish(id, { version }, signal),
      question: 'Publish this article now?',
      done: 'Published. Visitors see it now.',
    },
    {
      label: 'Withdraw',
      isFor: ({ publishedAt }) => publishedAt !== null,
      run: (client, { id, version }, signal) => client.articles.unpublish(id, version, signal),
      question: 'Withdraw this article from the site?',
      done: 'Withdrawn. Visitors do not see it any more.',
    },
  ],
});

export const meta = privateMeta('Articles');

export default resourcePage(articles);
