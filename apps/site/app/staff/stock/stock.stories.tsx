import { listStaffStock } from '@pgm/api/contract';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { screen, userEvent } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import type { StockRow } from './movement-dialog.tsx';
import { stock } from './stock.tsx';

const row = (id: string, productName: string, quantity: number): StockRow => ({
  id,
  productId: id,
  productName,
  quantity,
  alertQuantity: 10,
});

const stories = resourceStories(stock, { list: listStaffStock }, [
  row('p1', 'Wild Forest Honey, 500 g', 64),
  row('p2', 'Kachi Ghani Mustard Oil, 1 L', 4),
  { ...row('p4', 'Winter Wellness Box', 3), packable: 21 },
  { ...row('p3', 'Block Print Kurti for Women', 7), sizes: { S: 3, M: 4, L: 0 } },
]);

export default { title: 'Flows/Staff/Stock' };

export const Ready = stories.ready;
export const Editing = stories.editing;
export const Receiving = stories.at('?receive=p2', async () => {
  await screen.findByRole('dialog', { name: t('Receive') });
});
export const CorrectingWithoutReason = stories.at('?correct=p2', async () => {
  await screen.findByRole('dialog', { name: t('Correct') });
  await userEvent.click(screen.getByRole('button', { name: t('Save') }));
  await screen.findByText(t('Reason must be at least 3 characters'));
});
export const EditingSizes = stories.at('?open=p3', async () => {
  await screen.findByLabelText('M');
});
/** Bundles are packed of what is in stock. */
export const PackingBundles = stories.at('?pack=p4', async () => {
  await userEvent.type(await screen.findByRole('spinbutton', { name: t('Bundles packed') }), '20');
});
export const UnpackingBundles = stories.at('?unpack=p4', async () => {
  await screen.findByRole('spinbutton', { name: t('Bundles unpacked') });
});
/** A delivery of several sizes is one movement; a size without a number stays as it is. */
export const ReceivingSizes = stories.at('?receive=p3', async () => {
  await userEvent.type(await screen.findByLabelText('S'), '5');
  await userEvent.type(screen.getByLabelText('L'), '3');
});
