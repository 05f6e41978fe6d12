import { sampleProduct } from '@pgm/machines/staff/product-form/testing';
import { screen, userEvent } from 'storybook/test';
import { resourceStories } from '../kit/resource-stories.tsx';
import { products } from './products.tsx';

const stories = resourceStories(products, [
  sampleProduct,
  { ...sampleProduct, id: 'p2', isVisible: false, missingLabelFacts: ['maker'] },
]);

export default { title: 'Flows/Staff/Products' };

export const Ready = stories.ready;
export const ChangingSeveral = stories.at('', async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change selected' }));
  await screen.findByRole('dialog', { name: 'Change selected products' });
});
