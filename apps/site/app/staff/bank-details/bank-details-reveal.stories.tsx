import { bankDetailsRevealMachine } from '@pgm/machines/staff/bank-details-reveal';
import { bankDetailsRevealScenario } from '@pgm/machines/staff/bank-details-reveal/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { RevealScreen } from './bank-details-reveal.flow.tsx';

const flow = flowStories({
  machine: bankDetailsRevealMachine,
  scenario: bankDetailsRevealScenario,
  Screen: RevealScreen,
});

export default { title: 'Flows/Staff/BankDetailsReveal' };

export const Hidden = flow.at('hidden');
export const Revealing = flow.at('revealing');
export const Revealed = flow.at('revealed');
export const NotRevealed = flow.at('hidden', { name: 'Not shown', via: ['reveal', 'notRevealed'] });
