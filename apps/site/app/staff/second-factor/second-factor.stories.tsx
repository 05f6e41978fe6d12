import { secondFactorMachine } from '@pgm/machines/staff/second-factor';
import { secondFactorScenario } from '@pgm/machines/staff/second-factor/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { SecondFactorScreen } from './second-factor.flow.tsx';

const flow = flowStories({
  machine: secondFactorMachine,
  scenario: secondFactorScenario,
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
export const Starting = flow.at('starting');
export const Enrolling = flow.at('enrolling');
export const Confirming = flow.at('confirming');
export const Noting = flow.at('noting');
export const Exporting = flow.at('exporting');
