import { getArticle, listProducts } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { routeStories } from '../../../../.storybook/route-stories.tsx';
import { homePage, homeText } from '../../../../.storybook/sample-articles.ts';
import { honey } from '../../../../.storybook/sample-shop.ts';
import { meets } from '../../../../.storybook/sample-network.tsx';

const visit = { address: '/', heading: () => homePage.title };
const page = routeStories({ ...visit, shown: () => honey.name }, getArticle, homeText);

export default { title: 'Routes/Home' };

export const Ready = page.ready;
/** The page is there without products, and everything else on it works. */
export const WithoutProducts: StoryObj = {
  ...page.at(visit, meets(listProducts, '500 with {}')),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: visit.heading() });
    await expect(screen.queryByText(honey.name)).toBeNull();
  },
};
/** The page begins with the words that are part of the site. */
export const WithoutText = page.at(
  { ...visit, heading: () => t('Everyday wellness for every Indian home') },
  meets(getArticle, '500 with {}'),
);
