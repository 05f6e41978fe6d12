import { bankDetailsMachine } from '@pgm/machines/members/bank-details';
import { bankDetailsScenario } from '@pgm/machines/members/bank-details/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { BankDetailsScreen, siteBankDetailsMachine } from './bank-details.flow.tsx';

const flow = flowStories({
  machine: bankDetailsMachine,
  scenario: bankDetailsScenario,
  site: siteBankDetailsMachine,
  Screen: BankDetailsScreen,
});

export default {
  title: 'Flows/Members/BankDetails',
  decorators: [inManagePage('/manage/payments/bank-details')],
  parameters: { layout: 'fullscreen' },
};

const fill = [
  'fetchedNone',
  'open',
  'typeHolder',
  'typeNumber',
  'repeatNumber',
  'typeIfsc',
  'typePan',
] as const;

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Closed = flow.at('closed', { name: 'Nothing entered yet', via: ['fetchedNone'] });
export const ClosedWithDetails = flow.at('closed', {
  name: 'Details that wait',
  via: [...fill, 'submit', 'saved'],
});
export const OpenIdle = flow.at('open.idle', { name: 'Empty form', via: ['fetchedNone', 'open'] });
export const OpenFilled = flow.at('open.idle', { name: 'Filled form', via: [...fill] });
export const OpenInvalid = flow.at('open.invalid', {
  name: 'Fields missing',
  via: ['fetchedNone', 'open', 'submit'],
});
export const OpenFailed = flow.at('open.failed', {
  name: 'No contact is proven',
  via: [...fill, 'submit', 'rejected'],
});
export const SavingBroke = flow.at('open.failed', { name: 'Not saved', via: [...fill, 'submit', 'crashed'] });
export const ProvingSending = flow.at('proving.sending', {
  name: 'Code is sent',
  via: [...fill, 'submit', 'needsCode'],
});
export const ProvingEntering = flow.at('proving.entering', {
  name: 'Asks for the password',
  via: [...fill, 'submit', 'needsPassword'],
});
export const ProvingByCode = flow.at('proving.entering', {
  name: 'Asks for a code',
  via: [...fill, 'submit', 'needsCode', 'codeSent'],
});
export const CodeNotSent = flow.at('proving.entering', {
  name: 'Code not sent',
  via: [...fill, 'submit', 'needsCode', 'codeNotSent'],
});
export const Saving = flow.at('saving', { name: 'Details are saved', via: [...fill, 'submit'] });
export const SavingWithProof = flow.at('saving', {
  name: 'Details are saved with the password',
  via: [...fill, 'submit', 'needsPassword', 'typeSecret', 'submit'],
});
