import { secondFactorMachine } from '@pgm/machines/staff/second-factor';
import { secondFactorScenario } from '@pgm/machines/staff/second-factor/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { SecondFactorScreen } from './second-factor.flow.tsx';
import { siteSecondFactorMachine } from './site-second-factor.ts';

const flow = flowStories({
  machine: secondFactorMachine,
  scenario: secondFactorScenario,
  site: siteSecondFactorMachine,
  Screen: ({ actor }) => (
    <main>
      <SecondFactorScreen actor={actor} />
    </main>
  ),
});

export default { title: 'Flows/Staff/SecondFactor' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Off = flow.at('off');
export const Passed = flow.at('passed');
export const Entering = flow.at('entering');
export const Passing = flow.at('passing');
export const Proving = flow.at('proving');
export const Replacing = flow.at('replacing');
export const Starting = flow.at('starting', {
  equals: { story: 'Loading', because: 'The secret is a part of what the page reads.' },
});
export const Enrolling = flow.at('enrolling');
export const Confirming = flow.at('confirming');
export const Noting = flow.at('noting');
export const Exporting = flow.at('exporting', {
  equals: { story: 'Noting', because: 'Copying or saving takes a moment.' },
});
export const SetupFailed = flow.at('failed', {
  name: 'Set-up not started',
  via: ['needsSetup', 'notStarted'],
});
export const CodeRejected = flow.at('entering', {
  name: 'Code rejected',
  via: ['needsCode', 'type', 'submit', 'rejected'],
});
export const NotConfirmed = flow.at('enrolling', {
  name: 'Set-up not confirmed',
  via: ['needsSetup', 'started', 'type', 'submit', 'notConfirmed'],
});
export const NotExported = flow.at('noting', {
  name: 'Recovery codes not copied',
  via: ['needsSetup', 'started', 'type', 'submit', 'confirmed', 'export', 'notExported'],
});
