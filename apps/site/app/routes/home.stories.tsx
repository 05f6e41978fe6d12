import { getArticle, listProducts } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { routeStories } from '../../../../.storybook/route-stories.tsx';
import { homePage, homeText } from '../../../../.storybook/sample-articles.ts';
import { honey } from '../../../../.storybook/sample-shop.ts';
import { meets } from '../../../../.storybook/sample-network.tsx';

const visit = { address: '/', heading: () => homePage.title };
const page = routeStories({ ...visit, shown: () => honey.name }, getArticle, homeText);

export default { title: 'Routes/Home' };

export const Ready = page.ready;
/** The page is there without products, and everything else on it works. */
export const WithoutProducts = page.at(
  { ...visit, absent: () => honey.name },
  meets(listProducts, '500 with {}'),
);
/** The page begins with the words that are part of the site. */
export const WithoutText = page.at(
  { ...visit, heading: () => t('Everyday wellness for every Indian home') },
  meets(getArticle, '500 with {}'),
);
