import { listArticles } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { inStory, routeStories } from '../../../../.storybook/route-stories.tsx';
import { article, sampleArticles } from '../../../../.storybook/sample-articles.ts';
import { lists } from '../../../../.storybook/sample-network.tsx';

const blog = {
  address: '/Shop/blog',
  heading: () => inStory('Read before you buy', 'खरीदने से पहले पढ़ें'),
  shown: () => article.title,
};
const page = routeStories(blog, listArticles, ...sampleArticles);

export default { title: 'Routes/Articles' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
export const Empty = page.at(
  { ...blog, shown: () => t('There is nothing to show here yet.') },
  lists(listArticles, []),
);
