import { articleVersionsMachine } from '@pgm/machines/staff/article-versions';
import { articleVersionsScenario } from '@pgm/machines/staff/article-versions/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { ArticleVersionsScreen } from './article-versions.flow.tsx';

const flow = flowStories({
  machine: articleVersionsMachine,
  scenario: articleVersionsScenario,
  Screen: ArticleVersionsScreen,
});

export default {
  title: 'Flows/Staff/ArticleVersions',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
