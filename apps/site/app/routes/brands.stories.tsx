import { listBrands } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { routeStories } from '../../../../.storybook/route-stories.tsx';

const page = routeStories(
  { address: '/brands', heading: () => t('Brands'), shown: () => 'Annkosh' },
  listBrands,
);

export default { title: 'Routes/Brands' };

export const Ready = page.ready;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
