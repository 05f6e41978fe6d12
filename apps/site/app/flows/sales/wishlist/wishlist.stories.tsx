import { wishlistMachine } from '@pgm/machines/sales/wishlist';
import { wishlistScenario } from '@pgm/machines/sales/wishlist/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { WishlistScreen } from './wishlist.flow.tsx';

const flow = flowStories({ machine: wishlistMachine, scenario: wishlistScenario, Screen: WishlistScreen });

export default {
  title: 'Flows/Sales/Wishlist',
  decorators: [inManagePage('/manage/wishlist')],
  parameters: { layout: 'fullscreen' },
};

export const Waiting = flow.at('waiting', { name: 'Wishlist is read' });
export const Guest = flow.at('guest', {
  equals: { story: 'Waiting', because: 'A guest is sent to the login.' },
});
export const Loading = flow.at('loading', {
  equals: { story: 'Waiting', because: 'The member and the list are read one after the other.' },
});
export const Failed = flow.at('failed', { via: ['logIn', 'notFetched'] });
export const ReadyIdle = flow.at('ready.idle', { name: 'One product', via: ['logIn', 'fetched'] });
export const ReadyEmpty = flow.at('ready.idle', { name: 'Empty wishlist', via: ['logIn', 'fetchedNone'] });
export const ReadySaving = flow.at('ready.saving', {
  name: 'Product is removed',
  via: ['logIn', 'fetched', 'toggle'],
  equals: { story: 'ReadyEmpty', because: 'A removal is shown at once.' },
});
export const Readded = flow.at('ready.saving', {
  name: 'Product is added again',
  via: ['logIn', 'fetched', 'toggle', 'toggle'],
});
