import { listBrands, listProducts } from '@pgm/api/contract';
import { missing, routeStories } from '../../../../.storybook/route-stories.tsx';
import { honey } from '../../../../.storybook/sample-shop.ts';
import { lists } from '../../../../.storybook/sample-network.tsx';

const page = routeStories(
  { address: '/brands/annkosh', heading: () => 'Annkosh', shown: () => honey.name },
  listProducts,
);

export default { title: 'Routes/Brand' };

export const Ready = page.ready;
export const Missing = page.missing;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
/** The address names a brand that the shop does not have. */
export const UnknownBrand = page.at({ address: '/brands/annkosh', heading: missing }, lists(listBrands, []));
