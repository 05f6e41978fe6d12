import { productQuestionFormMachine } from '@pgm/machines/catalogue/product-question-form';
import { productQuestionFormScenario } from '@pgm/machines/catalogue/product-question-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ProductQuestionFormScreen, siteProductQuestionFormMachine } from './product-question-form.flow.tsx';

const flow = flowStories({
  machine: productQuestionFormMachine,
  scenario: productQuestionFormScenario,
  site: siteProductQuestionFormMachine('honey'),
  Screen: ProductQuestionFormScreen,
});

export default { title: 'Flows/Catalogue/ProductQuestionForm', decorators: [inPage] };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle', { via: ['open'] });
export const OpenTyped = flow.at('open.idle', { via: ['open', 'type'] });
export const OpenInvalid = flow.at('open.invalid', { via: ['open', 'typeTooLittle', 'submit'] });
export const OpenFailed = flow.at('open.failed', { via: ['open', 'type', 'submit', 'tooMany'] });
export const SendingBroke = flow.at('open.failed', { via: ['open', 'type', 'submit', 'sendingBroke'] });
export const Saving = flow.at('saving', { via: ['open', 'type', 'submit'] });
