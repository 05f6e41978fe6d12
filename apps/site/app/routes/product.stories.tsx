import { getProduct } from '@pgm/api/contract';
import { routeStories } from '../../../../.storybook/route-stories.tsx';
import { honey } from '../../../../.storybook/sample-shop.ts';

const page = routeStories(
  { address: `/product-details-page/${honey.id}`, heading: () => honey.name },
  getProduct,
);

export default { title: 'Routes/Product' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
