export { ArticleList, type ArticleListProps, type ArticleTeaser } from './article-list.tsx';
