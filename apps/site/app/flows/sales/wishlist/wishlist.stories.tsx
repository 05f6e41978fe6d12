import { wishlistMachine } from '@pgm/machines/sales/wishlist';
import { wishlistScenario } from '@pgm/machines/sales/wishlist/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { WishlistScreen } from './wishlist.flow.tsx';

const flow = flowStories({ machine: wishlistMachine, scenario: wishlistScenario, Screen: WishlistScreen });

export default { title: 'Flows/Sales/Wishlist' };

export const Waiting = flow.at('waiting');
export const Guest = flow.at('guest');
export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyIdle = flow.at('ready.idle');
export const ReadySaving = flow.at('ready.saving');
