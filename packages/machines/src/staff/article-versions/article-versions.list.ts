import type { ArticleVersion } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The saved drafts of an article, the newest first; older ones are added below. Provide `fetchPage`. */
export const articleVersionsMachine = createPagedList<ArticleVersion>({
  id: 'article-versions',
  toKey: ({ number }) => String(number),
  isGrowing: true,
});
