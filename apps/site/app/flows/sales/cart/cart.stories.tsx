import { cartMachine } from '@pgm/machines/sales/cart';
import { cartScenario } from '@pgm/machines/sales/cart/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { CartScreen } from './cart.flow.tsx';

const flow = flowStories({ machine: cartMachine, scenario: cartScenario, Screen: CartScreen });

export default {
  title: 'Flows/Sales/Cart',
  decorators: [inManagePage('/manage/cart')],
  parameters: { layout: 'fullscreen' },
};

/** The way to the cart of a member with two products. */
const FULL = ['restored', 'logIn', 'fetchedMany'] as const;

export const Restoring = flow.at('restoring', { name: 'Cart is read' });
export const ReadyIdle = flow.at('ready.idle', { name: 'Two products', via: [...FULL] });
export const ReadyOne = flow.at('ready.idle', { name: 'One product', via: ['restored', 'logIn', 'fetched'] });
export const ReadyEmpty = flow.at('ready.idle', {
  name: 'Empty cart',
  via: ['restored', 'logIn', 'fetchedNone'],
});
export const Guest = flow.at('ready.idle', {
  name: 'Cart of a guest',
  via: ['restored', 'add'],
  equals: { story: 'ReadyOne', because: 'A guest and a member see the same cart.' },
});
export const QuantityChanged = flow.at('ready.idle', {
  name: 'Quantity changed',
  via: [...FULL, 'increase'],
});
export const TooMany = flow.at('ready.idle', {
  name: 'More than are left',
  via: ['restored', 'logIn', 'fetchedTooMany'],
});
export const Limited = flow.at('ready.idle', {
  via: ['restored', 'logIn', 'fetchedTooMany', 'limit'],
  equals: { story: 'ReadyIdle', because: 'The quantity is what is left, as if it had never been more.' },
});
export const ReadyMerging = flow.at('ready.merging', {
  name: "Guest's cart is merged",
  via: ['restored', 'add', 'logIn'],
  equals: { story: 'ReadyOne', because: 'Known products are shown while the carts are merged.' },
});
export const MergingFailed = flow.at('ready.failed', {
  name: "Guest's cart not merged",
  via: ['restored', 'add', 'logIn', 'mergingFailed'],
});
export const ReadyFetching = flow.at('ready.fetching', {
  name: 'Cart of a member is read',
  via: ['restored', 'logIn'],
  equals: { story: 'Restoring', because: 'Until the cart of the member is known, nothing is shown.' },
});
export const ReadyFailed = flow.at('ready.failed', {
  name: 'Cart not read',
  via: ['restored', 'logIn', 'fetchingFailed'],
});
export const ReadyAdding = flow.at('ready.adding', { name: 'Product is added', via: [...FULL, 'add'] });
export const ReadyRereading = flow.at('ready.rereading', {
  via: [...FULL, 'add', 'added'],
  equals: { story: 'ReadyAdding', because: 'An addition is shown at once.' },
});
export const ReadyRemoving = flow.at('ready.removing', {
  name: 'Product is removed',
  via: [...FULL, 'remove'],
});
