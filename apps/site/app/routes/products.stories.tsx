import { NO_PRODUCTS_IN_CATEGORY, listCategoryProducts, listProducts } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { lists, rejects } from '../../../../.storybook/sample-network.tsx';
import { routeStories } from '../../../../.storybook/route-stories.tsx';

const shop = { address: '/products/', heading: () => t('Shop') };
const page = routeStories(shop, listProducts);

export default { title: 'Routes/Products' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;

const nothing = page.at(shop, lists(listProducts, []));
export const Empty: StoryObj = {
  ...nothing,
  play: async () => {
    await screen.findByText(t('No products here yet'));
  },
};

/** A category has no product that a visitor can see. */
export const EmptyCategory: StoryObj = {
  ...page.at(
    { address: '/products/foods-pantry', heading: () => 'Foods & Pantry' },
    rejects(listCategoryProducts, 400, { message: NO_PRODUCTS_IN_CATEGORY }),
  ),
  play: async () => {
    await screen.findByText(t(NO_PRODUCTS_IN_CATEGORY));
  },
};
