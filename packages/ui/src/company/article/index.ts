export { Article, type ArticleProps } from './article.tsx';
export { Blocks } from './blocks.tsx';
export type { ArticleBlock, ArticleSection, WayOn } from './article.types.ts';
