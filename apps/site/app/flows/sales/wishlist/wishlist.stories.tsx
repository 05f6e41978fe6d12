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

/** The way to the wishlist of a member. */
const MEMBER = ['restored', 'logIn'] as const;

export const Restoring = flow.at('restoring', { name: 'Wishlist is read' });
export const Waiting = flow.at('waiting', {
  via: ['restored'],
  equals: {
    story: 'Restoring',
    because: 'The device, the member and the list are read one after the other.',
  },
});
export const Guest = flow.at('guest', {
  via: ['restored', 'logOut'],
  equals: { story: 'Restoring', because: 'A guest is sent to the login; hearts show the wishes.' },
});
export const GuestWish = flow.at('guest', {
  via: ['restoredOne', 'logOut'],
  equals: { story: 'Restoring', because: 'A guest is sent to the login; hearts show the wishes.' },
});
export const Merging = flow.at('merging', {
  via: ['restoredOne', 'logIn'],
  equals: { story: 'Restoring', because: 'The list is read after the wishes of the guest are on it.' },
});
export const Loading = flow.at('loading', {
  via: [...MEMBER],
  equals: {
    story: 'Restoring',
    because: 'The device, the member and the list are read one after the other.',
  },
});
export const Failed = flow.at('failed', { via: [...MEMBER, 'notFetched'] });
export const ReadyIdle = flow.at('ready.idle', { name: 'One product', via: [...MEMBER, 'fetched'] });
export const ReadyEmpty = flow.at('ready.idle', { name: 'Empty wishlist', via: [...MEMBER, 'fetchedNone'] });
export const ReadySaving = flow.at('ready.saving', {
  name: 'Product is removed',
  via: [...MEMBER, 'fetched', 'toggle'],
  equals: { story: 'ReadyEmpty', because: 'A removal is shown at once.' },
});
export const Readded = flow.at('ready.saving', {
  name: 'Product is added again',
  via: [...MEMBER, 'fetched', 'toggle', 'toggle'],
});
