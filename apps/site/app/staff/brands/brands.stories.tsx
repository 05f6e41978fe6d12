import type { StaffBrand } from '@pgm/api/contract';
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

const stories = resourceStories(brands, [brand]);

export default { title: 'Flows/Staff/Brands' };

export const Ready = stories.ready;
export const Creating = stories.creating;
export const Editing = stories.editing;
export const OpenedAgain = stories.openedAgain;
export const Conflict = stories.conflict({ ...brand, name: 'Himveda Naturals', version: 2 }, async () => {
  await userEvent.type(screen.getByLabelText(t('Name')), ' Herbs');
});
