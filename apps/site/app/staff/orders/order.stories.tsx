import { staffOrderMachine } from '@pgm/machines/staff/staff-order';
import { staffOrderScenario } from '@pgm/machines/staff/staff-order/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { StaffOrderScreen } from './order.flow.tsx';
import { siteStaffOrderMachine } from './order.tsx';

const flow = flowStories({
  machine: staffOrderMachine,
  scenario: staffOrderScenario,
  site: siteStaffOrderMachine('O-1040'),
  Screen: StaffOrderScreen,
});

const withoutMoney = flowStories({
  machine: staffOrderMachine,
  scenario: staffOrderScenario,
  site: siteStaffOrderMachine('O-1040'),
  Screen: ({ actor }) => <StaffOrderScreen actor={actor} mayRefund={false} />,
});

export default {
  title: 'Flows/Staff/Order',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};
export const Loading = flow.at('loading');
export const Missing = flow.at('missing');
export const Failed = flow.at('failed');
export const Ready = flow.at('ready');
/** Staff without the right to money cannot pay anything back. */
export const ReadyWithoutMoney = withoutMoney.at('ready', {
  name: 'Without the right to money',
  via: ['fetchedUnrefunded'],
});
export const Stepping = flow.at('stepping');
export const Accepting = flow.at('accepting');
export const Copying = flow.at('copying', {
  equals: { story: 'Stepping', because: 'While one action runs, no other can begin.' },
});
export const Retrying = flow.at('retrying');
export const Opening = flow.at('opening', {
  equals: { story: 'Stepping', because: 'While one action runs, no other can begin.' },
});
export const Return = flow.at('ready', { name: 'Return to decide', via: ['fetchedReturn'] });
export const NotStepped = flow.at('ready', {
  name: 'Step not saved',
  via: ['fetched', 'step', 'notStepped'],
});
export const AddressNotCopied = flow.at('ready', {
  name: 'Address not copied',
  via: ['fetched', 'copy', 'notCopied'],
});
