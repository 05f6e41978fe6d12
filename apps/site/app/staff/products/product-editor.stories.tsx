import { productEditorMachine } from '@pgm/machines/staff/product-editor';
import { productEditorScenario } from '@pgm/machines/staff/product-editor/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { ProductEditorScreen } from './product-editor.flow.tsx';

const flow = flowStories({
  machine: productEditorMachine,
  scenario: productEditorScenario,
  Screen: ProductEditorScreen,
});

export default {
  title: 'Flows/Staff/ProductEditor',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Missing = flow.at('missing');
export const Failed = flow.at('failed');
export const EditingIdle = flow.at('editing.idle');
export const EditingPreviewing = flow.at('editing.previewing');
