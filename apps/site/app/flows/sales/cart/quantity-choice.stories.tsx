import {
  quantityChoiceMachine,
  quantityChoiceVerbs,
  quantityChoiceView,
} from '@pgm/machines/sales/quantity-choice';
import { quantityChoiceScenario } from '@pgm/machines/sales/quantity-choice/testing';
import { QuantityField } from '@pgm/ui/catalogue/quantity-field';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';

/** The stepper for any state of the choice; on the site it is a part of the page of a product. */
function QuantityChoiceScreen({ actor }: { actor: ActorRefFrom<typeof quantityChoiceMachine> }) {
  const [facts, { increase, decrease }] = useFlow(actor, quantityChoiceView, quantityChoiceVerbs);
  return (
    <QuantityField stepper={{ ...facts, isPending: false, onIncrease: increase, onDecrease: decrease }} />
  );
}

const flow = flowStories({
  machine: quantityChoiceMachine,
  scenario: quantityChoiceScenario,
  Screen: QuantityChoiceScreen,
});

export default { title: 'Flows/Sales/QuantityChoice' };

export const One = flow.at('one', { name: 'One piece' });
export const LastOne = flow.at('one', { name: 'Only one left', via: ['oneLeft'] });
export const Several = flow.at('several', { name: 'Three pieces', via: ['increase', 'increase'] });
export const All = flow.at('several', { name: 'All that is left', via: ['twoLeft', 'increase'] });
