import { cartMachine } from '@pgm/machines/sales/cart';
import { cartScenario } from '@pgm/machines/sales/cart/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { CartScreen } from './cart.flow.tsx';

const flow = flowStories({ machine: cartMachine, scenario: cartScenario, Screen: CartScreen });

export default { title: 'Flows/Sales/Cart' };

export const Restoring = flow.at('restoring');
export const ReadyIdle = flow.at('ready.idle');
export const ReadyMerging = flow.at('ready.merging');
export const ReadyFetching = flow.at('ready.fetching');
export const ReadyFailed = flow.at('ready.failed');
export const ReadyAdding = flow.at('ready.adding');
export const ReadyRereading = flow.at('ready.rereading');
export const ReadyRemoving = flow.at('ready.removing');
