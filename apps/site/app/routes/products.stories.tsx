import { NO_PRODUCTS_IN_CATEGORY, listCategoryProducts, listProducts } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { lists, rejects } from '../../../../.storybook/sample-network.tsx';
import { routeStories } from '../../../../.storybook/route-stories.tsx';
import { honey } from '../../../../.storybook/sample-shop.ts';

const shop = { address: '/products/', heading: () => t('Shop'), shown: () => honey.name };
const page = routeStories(shop, listProducts);

export default { title: 'Routes/Products' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;

export const Empty = page.at({ ...shop, shown: () => t('No products here yet') }, lists(listProducts, []));
/** A category has no product that a visitor can see. */
export const EmptyCategory = page.at(
  {
    address: '/products/foods-pantry',
    heading: () => t('Foods & Pantry'),
    shown: () => t(NO_PRODUCTS_IN_CATEGORY),
  },
  rejects(listCategoryProducts, 400, { message: NO_PRODUCTS_IN_CATEGORY }),
);
