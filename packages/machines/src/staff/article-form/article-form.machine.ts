import { StaffArticle } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';
import { EMPTY_ARTICLE, articleSchema, toArticle, toArticleValues } from './article-values.ts';

/** The form of an article, new or stored, in both languages. Provide `saveRecord` with the two calls. */
export const articleFormMachine = createRecordForm(articleSchema, {
  id: 'article-form',
  empty: EMPTY_ARTICLE,
  toValues: toArticleValues,
  toData: toArticle,
  stored: StaffArticle,
  asksToDiscard: true,
});
