import type { ArticleKind } from '@pgm/api/contract';

/** The kind of articles that an address pattern of the site shows. */
export const toArticleKind = (pattern: string): ArticleKind => (pattern.includes('/blog') ? 'blog' : 'news');
