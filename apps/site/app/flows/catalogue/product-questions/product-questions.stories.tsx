import { productQuestionsMachine } from '@pgm/machines/catalogue/product-questions';
import { productQuestionsScenario } from '@pgm/machines/catalogue/product-questions/testing';
import { LoginToAsk } from '@pgm/ui/catalogue/login-to-ask';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ProductQuestionsScreen, siteProductQuestionsMachine } from './product-questions.flow.tsx';

const flow = flowStories({
  machine: productQuestionsMachine,
  scenario: productQuestionsScenario,
  site: siteProductQuestionsMachine('honey'),
  Screen: ({ actor }: { actor: ActorRefFrom<typeof productQuestionsMachine> }) => (
    <ProductQuestionsScreen actor={actor} ask={<LoginToAsk alert={undefined} onLogin={() => {}} />} />
  ),
});

export default { title: 'Flows/Catalogue/ProductQuestions', decorators: [inPage] };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready', { via: ['fetched'] });
export const LastPage = flow.at('ready', { via: ['fetchedLast'] });
export const LoadingMore = flow.at('loading', { via: ['fetched', 'more'] });
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
export const MoreFailed = flow.at('failed', { via: ['fetched', 'more', 'notFetched'] });
