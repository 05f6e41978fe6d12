import { dataExportMachine } from '@pgm/machines/members/data-export';
import { dataExportScenario } from '@pgm/machines/members/data-export/testing';
import { privacyMachine } from '@pgm/machines/members/privacy';
import { privacyScenario } from '@pgm/machines/members/privacy/testing';
import { accountDeletionMachine } from '@pgm/machines/members/account-deletion';
import { accountDeletionScenario } from '@pgm/machines/members/account-deletion/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { AccountDeletionScreen } from './account-deletion.flow.tsx';
import { PrivacyScreen } from './privacy.flow.tsx';
import type { ActorRefFrom } from 'xstate';
import { siteAccountDeletionMachine } from './privacy.ts';

const privacy = { machine: privacyMachine, scenario: privacyScenario };
const dataExport = { machine: dataExportMachine, scenario: dataExportScenario };

/** The dialog above the page about the data of a member. */
function Screen({ actor }: { actor: ActorRefFrom<typeof accountDeletionMachine> }) {
  return (
    <>
      <PrivacyScreen
        actor={useScene(privacy, { state: 'ready.settled', via: ['fetched'] })}
        dataExport={useScene(dataExport, { state: 'idle' })}
      />
      <AccountDeletionScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: accountDeletionMachine,
  scenario: accountDeletionScenario,
  site: siteAccountDeletionMachine,
  Screen,
});

export default {
  title: 'Flows/Members/AccountDeletion',
  decorators: [inManagePage('/manage/privacy')],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed', { name: 'The page without the dialog' });
export const Sending = flow.at('sending', { name: 'Code is sent', via: ['openByCode'] });
export const Entering = flow.at('entering', { name: 'Asks for the password', via: ['open'] });
export const EnteringCode = flow.at('entering', { name: 'Asks for a code', via: ['openByCode', 'sent'] });
export const Filled = flow.at('entering', {
  name: 'Password and word typed',
  via: ['open', 'typePassword', 'typeWord'],
});
export const Rejected = flow.at('entering', {
  name: 'A refund is still due',
  via: ['open', 'typePassword', 'typeWord', 'confirm', 'rejected'],
});
export const Deleting = flow.at('deleting', {
  name: 'Account is deleted',
  via: ['open', 'typePassword', 'typeWord', 'confirm'],
});
export const Deleted = flow.at('deleted', {
  name: 'Account deleted',
  equals: { story: 'Closed', because: 'The session ends at once, and another page opens.' },
});
export const NothingTyped = flow.at('entering', {
  name: 'Password and word missing',
  via: ['open', 'confirm'],
});
export const NoCodeTyped = flow.at('entering', {
  name: 'Code and word missing',
  via: ['openByCode', 'sent', 'confirm'],
});
export const CodeNotSent = flow.at('entering', { name: 'Code not sent', via: ['openByCode', 'notSent'] });
