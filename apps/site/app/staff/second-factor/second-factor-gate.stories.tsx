import { secondFactorMachine } from '@pgm/machines/staff/second-factor';
import { secondFactorScenario } from '@pgm/machines/staff/second-factor/testing';
import { StaffLayout } from '@pgm/ui/staff/staff-layout';
import { StaffPage } from '@pgm/ui/staff/staff-page';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { SecondFactorGateScreen } from './second-factor-gate.tsx';
import { siteSecondFactorMachine } from './site-second-factor.ts';

const flow = flowStories({
  machine: secondFactorMachine,
  scenario: secondFactorScenario,
  site: siteSecondFactorMachine,
  Screen: ({ actor }) => (
    <StaffLayout
      brandName="PGM Wellness"
      groups={[]}
      user={{ name: 'Sushma Yadav', role: 'Staff' }}
      notices={{ count: 0, max: 99 }}
      search={null}
      choices={null}
      onLogout={() => {}}
    >
      <SecondFactorGateScreen actor={actor}>
        <StaffPage title="Leads">
          <p>What stands on the page.</p>
        </StaffPage>
      </SecondFactorGateScreen>
    </StaffLayout>
  ),
});

export default { title: 'Flows/Staff/SecondFactorGate', parameters: { layout: 'fullscreen' } };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const Entering = flow.at('entering');
export const Passed = flow.at('passed');
