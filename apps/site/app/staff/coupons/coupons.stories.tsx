import { type StaffCoupon, listStaffCoupons, updateCoupon } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { coupons } from './coupons.tsx';

const PRODUCT_ID = '01a2058b-a088-7593-895b-e301684aece9';

const coupon: StaffCoupon = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  code: 'FESTIVE15',
  title: '15% off for the festive season',
  kind: 'PERCENT',
  value: 15,
  maxDiscount: 300,
  minSubtotal: 1499,
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  totalLimit: 500,
  memberLimit: 1,
  isForFirstOrder: false,
  isActive: true,
  categoryIds: [],
  productIds: [PRODUCT_ID],
  categories: [],
  products: [{ id: PRODUCT_ID, name: 'Wild Forest Honey, 500 g' }],
  state: 'running',
  used: 37,
  revenue: 61_420.5,
  version: 1,
};

const flat: StaffCoupon = {
  ...coupon,
  id: 'c2',
  code: 'FLAT100',
  title: '₹100 off a full cart',
  kind: 'AMOUNT',
  value: 100,
  maxDiscount: null,
  endsOn: null,
  totalLimit: null,
  productIds: [],
  products: [],
  state: 'off',
  isActive: false,
  used: 0,
  revenue: 0,
};

const stories = resourceStories(coupons, { list: listStaffCoupons, save: updateCoupon }, [coupon, flat]);

export default { title: 'Flows/Staff/Coupons' };

export const Ready = stories.ready;
export const Creating = stories.creating;
export const Editing = stories.editing;
export const EditingAmount = stories.at('?open=c2', async () => {
  await screen.findByRole('dialog', { name: 'FLAT100' });
  await expect(screen.queryByLabelText(new RegExp(t('Maximum discount')))).not.toBeInTheDocument();
});
export const Duplicating = stories.at('?open=new&copy=c2', async () => {
  await screen.findByRole('dialog', { name: t('New coupon') });
  await expect(await screen.findByRole('textbox', { name: t('Title') })).toHaveValue('₹100 off a full cart');
  await expect(screen.getByRole('textbox', { name: t('Code') })).toHaveValue('');
});
export const RejectedRules = stories.at('?open=c2', async () => {
  await screen.findByRole('dialog', { name: 'FLAT100' });
  await userEvent.selectOptions(screen.getByLabelText(t('Kind of discount')), t('Percent'));
  await userEvent.type(screen.getByRole('textbox', { name: t('Discount') }), '1');
  await userEvent.click(screen.getByRole('button', { name: t('Save') }));
  await screen.findByText(t('A percentage is a whole number from 1 to 100'));
});
export const Ending = stories.at('', async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: t('Actions for {name}', { name: 'FESTIVE15' }) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: t('End') }));
  await screen.findByText(t('End this coupon now?'));
});
export const Trying = stories.at('?try=c2', async () => {
  await screen.findByRole('dialog', { name: t('Try it') });
});
export const Conflict = stories.conflict(
  { ...coupon, title: '15% off until the new year', isActive: false, version: 2 },
  async () => {
    await userEvent.type(screen.getByLabelText(t('Title')), '!');
  },
);
