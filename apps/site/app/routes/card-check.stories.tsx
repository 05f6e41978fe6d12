import { checkIdentityCard } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { inStory, routeStories } from '../../../../.storybook/route-stories.tsx';
import { rejects, respondsWith } from '../../../../.storybook/sample-network.tsx';

const card = {
  name: 'Asha Mishra',
  number: 'PGM-A-000123',
  joinedAt: '2026-04-02T06:30:00.000Z',
  isActive: true,
};
const checked = {
  address: '/verify/2f6c9b1e',
  heading: () => inStory('Check an identity card', 'पहचान-पत्र जाँचें'),
};
const page = routeStories(
  { ...checked, shown: () => card.number },
  checkIdentityCard,
  respondsWith(checkIdentityCard, card),
);

export default { title: 'Routes/CardCheck' };

export const Ready = page.ready;
export const ServerBroke = page.serverBroke;
export const PageInsteadOfData = page.pageInsteadOfData;
export const NoResponse = page.noResponse;
export const Offline = page.offline;
/** No code has been entered. */
export const Form = page.at({ ...checked, address: '/verify', shown: () => t('Check the card') });
/** There is no valid card with this code. */
export const UnknownCard = page.at(
  { ...checked, shown: () => t('This card is not valid.') },
  rejects(checkIdentityCard, 404, { message: 'Card not found' }),
);
