import { referralLinkMachine, referralLinkWalk } from '@pgm/machines/referral-link';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ReferralScreen } from './referral.flow.tsx';

const flow = flowStories({ machine: referralLinkMachine, walk: referralLinkWalk, Screen: ReferralScreen });

export default { title: 'Flows/Referral link' };

export const Idle = flow.at('idle');
export const Copying = flow.at('copying');
export const Sharing = flow.at('sharing');
