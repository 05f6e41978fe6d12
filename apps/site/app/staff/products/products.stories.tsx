import { listStaffProducts } from '@pgm/api/contract';
import { sampleProduct } from '@pgm/machines/staff/product-form/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent, within } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { products } from './products.tsx';

const stories = resourceStories(products, { list: listStaffProducts }, [
  sampleProduct,
  { ...sampleProduct, id: 'p2', isVisible: false, missingLabelFacts: ['maker'] },
  { ...sampleProduct, id: 'p3', isVisible: false, missingLabelFacts: ['hsn', 'gstPercent'] },
  {
    ...sampleProduct,
    id: 'p5',
    price: 299,
    usualPrice: 349.5,
    sale: { price: 299, from: '2026-11-20', until: '2026-11-30' },
  },
  { ...sampleProduct, id: 'p4', recommendation: { place: 2, canMove: { earlier: true, later: true } } },
  {
    ...sampleProduct,
    id: 'p6',
    name: 'Tulsi tea',
    recommendation: { place: 1, canMove: { earlier: false, later: true } },
  },
]);

export default { title: 'Flows/Staff/Products' };

export const Ready = stories.ready;
/** The entries of the menu of a row. */
async function openMenu(row: number): Promise<(string | null)[]> {
  const menus = await screen.findAllByRole('button', {
    name: new RegExp(t('Actions for {name}', { name: '.*' })),
  });
  const menu = menus[row];
  if (menu) await userEvent.click(menu);
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

/** What can be done with a product that the shop shows. */
export const Menu = stories.at('', async () => {
  await expect(await openMenu(0)).toEqual(
    ['Edit', 'View in shop', 'Duplicate', 'Hide from the shop', 'Recommend', 'Delete'].map((label) =>
      t(label),
    ),
  );
});
/** What can be done with a product between two others that are recommended. */
export const MenuOfRecommended = stories.at('', async () => {
  await expect(await openMenu(4)).toEqual(
    [
      'Edit',
      'View in shop',
      'Duplicate',
      'Hide from the shop',
      'Move earlier',
      'Move later',
      'Recommend no longer',
      'Delete',
    ].map((label) => t(label)),
  );
});
/** The recommended products: their order is changed by dragging, or by buttons. */
export const InOrder = stories.at('?state=recommended', async () => {
  const name = t('Recommended products in their order');
  // The list that can be sorted is loaded once there are rows to sort.
  const list = within(await screen.findByRole('list', { name }, { timeout: 5000 }));
  await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Tulsi tea',
    sampleProduct.name,
  ]);
});
export const ChangingSeveral = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: t('Select all rows') }));
  await userEvent.click(screen.getByRole('button', { name: t('Change selected') }));
  await screen.findByRole('dialog', { name: t('Change selected products') });
});
