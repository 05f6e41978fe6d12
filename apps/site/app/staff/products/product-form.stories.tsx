import { productFormMachine } from '@pgm/machines/staff/product-form';
import { productFormScenario } from '@pgm/machines/staff/product-form/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { ProductFormScreen } from './product-form.flow.tsx';

const flow = flowStories({
  machine: productFormMachine,
  scenario: productFormScenario,
  Screen: ProductFormScreen,
});

export default {
  title: 'Flows/Staff/ProductForm',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
export const Discarding = flow.at('discarding');
export const SavingBroke = flow.at('open.failed', {
  name: 'Product not saved',
  via: ['edit', 'rename', 'submit', 'crashed'],
});
export const ChangedMeanwhile = flow.at('open.failed', {
  name: 'Another user changed the product',
  via: ['edit', 'rename', 'submit', 'changedMeanwhile'],
});
