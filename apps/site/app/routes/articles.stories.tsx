import { listArticles } from '@pgm/api/contract';
import { inStory, routeStories } from '../../../../.storybook/route-stories.tsx';
import { sampleArticles } from '../../../../.storybook/sample-articles.ts';
import { lists } from '../../../../.storybook/sample-network.tsx';

const blog = {
  address: '/Shop/blog',
  heading: () => inStory('Read before you buy', 'खरीदने से पहले पढ़ें'),
};
const page = routeStories(blog, listArticles, ...sampleArticles);

export default { title: 'Routes/Articles' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
export const Empty = page.at(blog, lists(listArticles, []));
