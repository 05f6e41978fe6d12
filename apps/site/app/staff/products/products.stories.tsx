import { sampleProduct } from '@pgm/machines/staff/product-form/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { products } from './products.tsx';

const stories = resourceStories(products, [
  sampleProduct,
  { ...sampleProduct, id: 'p2', isVisible: false, missingLabelFacts: ['maker'] },
  { ...sampleProduct, id: 'p3', isVisible: false, missingLabelFacts: ['hsn', 'gstPercent'] },
]);

export default { title: 'Flows/Staff/Products' };

export const Ready = stories.ready;
/** What can be done with a product that the shop shows, and with one whose label is incomplete. */
export const Menu = stories.at('', async () => {
  const [shown] = await screen.findAllByRole('button', {
    name: new RegExp(t('Actions for {name}', { name: '.*' })),
  });
  if (shown) await userEvent.click(shown);
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await expect(entries).toEqual(['Edit', 'View in shop', 'Duplicate', 'Hide from the shop', 'Delete']);
});
export const ChangingSeveral = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: t('Select all rows') }));
  await userEvent.click(screen.getByRole('button', { name: t('Change selected') }));
  await screen.findByRole('dialog', { name: t('Change selected products') });
});
