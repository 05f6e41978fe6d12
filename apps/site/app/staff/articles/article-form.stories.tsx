import { articleFormMachine } from '@pgm/machines/staff/article-form';
import { articleFormScenario } from '@pgm/machines/staff/article-form/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { ArticleFormScreen } from './article-form.flow.tsx';

const flow = flowStories({
  machine: articleFormMachine,
  scenario: articleFormScenario,
  Screen: ArticleFormScreen,
});

export default {
  title: 'Flows/Staff/ArticleForm',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed');
export const NewArticle = flow.at('open.idle', { name: 'New article', via: ['add'] });
export const OpenIdle = flow.at('open.idle', { via: ['edit'] });
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
export const Discarding = flow.at('discarding');
export const SavingBroke = flow.at('open.failed', {
  name: 'Article not saved',
  via: ['edit', 'change', 'submit', 'crashed'],
});
export const ChangedMeanwhile = flow.at('open.failed', {
  name: 'Another user changed the article',
  via: ['edit', 'change', 'submit', 'changedMeanwhile'],
});
