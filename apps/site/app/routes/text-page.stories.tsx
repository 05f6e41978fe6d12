import { getArticle } from '@pgm/api/contract';
import { routeStories } from '../../../../.storybook/route-stories.tsx';
import { teamPage, teamText } from '../../../../.storybook/sample-articles.ts';

const page = routeStories({ address: '/about/ourteam', heading: () => teamPage.title }, getArticle, teamText);

export default { title: 'Routes/TextPage' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
