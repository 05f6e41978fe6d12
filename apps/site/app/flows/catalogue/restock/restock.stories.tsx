import { restockMachine, restockVerbs, restockView } from '@pgm/machines/catalogue/restock';
import { SOLD_OUT_ID, restockScenario } from '@pgm/machines/catalogue/restock/testing';
import { RestockButton } from '@pgm/ui/catalogue/restock-button';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { siteRestockMachine } from './restock.ts';

/** The button for any state of the requests; on the site it is a part of the page of a product. */
function RestockScreen({ actor }: { actor: ActorRefFrom<typeof restockMachine> }) {
  const [facts, { toggle }] = useFlow(actor, (snapshot) => restockView(snapshot, SOLD_OUT_ID), restockVerbs);
  return <RestockButton {...facts} onToggle={() => toggle(SOLD_OUT_ID)} />;
}

const flow = flowStories({
  machine: restockMachine,
  scenario: restockScenario,
  site: siteRestockMachine,
  Screen: RestockScreen,
});

export default { title: 'Flows/Catalogue/Restock' };

export const Waiting = flow.at('waiting', { name: 'Notice is offered' });
export const Guest = flow.at('guest', {
  equals: { story: 'Waiting', because: 'A guest that presses the button logs in.' },
});
export const Loading = flow.at('loading', {
  equals: { story: 'Waiting', because: 'Until the requests are known, the button offers a notice.' },
});
export const Idle = flow.at('idle', { name: 'Notice is requested', via: ['logIn', 'fetched'] });
export const Saving = flow.at('saving', {
  name: 'Request is withdrawn',
  via: ['logIn', 'fetched', 'toggle'],
});
