import { figuresMachine } from '@pgm/machines/staff/figures';
import { figuresScenario } from '@pgm/machines/staff/figures/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { FiguresScreen, siteFiguresMachine } from './figures.flow.tsx';

const flow = flowStories({
  machine: figuresMachine,
  scenario: figuresScenario,
  site: siteFiguresMachine,
  Screen: FiguresScreen,
});

export default {
  title: 'Flows/Staff/Figures',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
