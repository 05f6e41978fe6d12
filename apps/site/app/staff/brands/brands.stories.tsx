import { type StaffBrand, listStaffBrands, updateBrand } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { screen, userEvent } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { brands } from './brands.tsx';

const brand: StaffBrand = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  name: 'Himveda',
  description: 'Herbs from the hills.',
  brandSlogan: 'From the hills, for the home',
  brandImage: null,
  isDeleted: false,
  version: 1,
};

const stories = resourceStories(brands, { list: listStaffBrands, save: updateBrand }, [brand]);

export default { title: 'Flows/Staff/Brands' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
/** The server has broken, and says nothing that a person could read. */
export const ServerBroke = stories.afterFault('500 with {}', 'Something went wrong.');
/** The server accepts neither the token nor another one. */
export const SessionEnded = stories.afterFault('401 with {}', 'Token expired');
/** A login page of a network, or an error page of a proxy, comes in the place of the list. */
export const PageInsteadOfList = stories.afterFault('200 with HTML', 'Something went wrong.');
/** A newer server sends what this page does not know. */
export const OtherShape = stories.afterFault('200 with a wrong shape', 'Something went wrong.');
export const Empty = stories.empty;
export const Creating = stories.creating;
export const Editing = stories.editing;
export const OpenedAgain = stories.openedAgain();
export const Conflict = stories.conflict({ ...brand, name: 'Himveda Naturals', version: 2 }, async () => {
  await userEvent.type(screen.getByLabelText(t('Name')), ' Herbs');
});
