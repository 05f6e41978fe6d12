import { memberRequestsMachine } from '@pgm/machines/members/member-requests';
import { memberRequestsScenario } from '@pgm/machines/members/member-requests/testing';
import { memberRequestFormMachine } from '@pgm/machines/members/member-request-form';
import { memberRequestFormScenario } from '@pgm/machines/members/member-request-form/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { MemberRequestFormScreen, siteMemberRequestFormMachine } from './member-request-form.flow.tsx';
import { MemberRequestsScreen } from './member-requests.flow.tsx';
import type { ActorRefFrom } from 'xstate';

const requests = { machine: memberRequestsMachine, scenario: memberRequestsScenario };

/** The dialog above the requests of a member. */
function Screen({ actor }: { actor: ActorRefFrom<typeof memberRequestFormMachine> }) {
  return (
    <>
      <MemberRequestsScreen actor={useScene(requests, { state: 'ready', via: ['fetched'] })} />
      <MemberRequestFormScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: memberRequestFormMachine,
  scenario: memberRequestFormScenario,
  site: siteMemberRequestFormMachine,
  Screen,
});

export default {
  title: 'Flows/Members/MemberRequestForm',
  decorators: [inManagePage('/manage/requests')],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
export const SavingBroke = flow.at('open.failed', {
  name: 'Request not sent',
  via: ['open', 'chooseKind', 'typeCode', 'typeReason', 'submit', 'crashed'],
});
export const BirthDateTooYoung = flow.at('open.failed', {
  name: 'Birth date of a child',
  via: ['open', 'chooseCorrection', 'chooseBirthDate', 'typeBirthDate', 'submit', 'tooYoung'],
});
