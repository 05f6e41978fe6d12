import { getArticle } from '@pgm/api/contract';
import { routeStories } from '../../../../.storybook/route-stories.tsx';
import { article, sampleArticles } from '../../../../.storybook/sample-articles.ts';

const page = routeStories(
  { address: `/Shop/blog/${article.slug}`, heading: () => article.title },
  getArticle,
  ...sampleArticles,
);

export default { title: 'Routes/Article' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
