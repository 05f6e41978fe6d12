import { productFilterMachine } from '@pgm/machines/catalogue/product-filter';
import { productFilterScenario } from '@pgm/machines/catalogue/product-filter/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ProductFilterScreen, siteProductFilterMachine } from './product-filter.flow.tsx';

const flow = flowStories({
  machine: productFilterMachine,
  scenario: productFilterScenario,
  site: siteProductFilterMachine({ type: 'foods-pantry', search: undefined }),
  Screen: ProductFilterScreen,
});

export default {
  title: 'Flows/Catalogue/ProductFilter',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Failed = flow.at('failed', { via: ['notLoaded'] });
export const ReadyCounted = flow.at('ready.counted', { name: 'Nothing chosen', via: ['loaded'] });
export const ReadyWaiting = flow.at('ready.waiting', {
  name: 'Several chosen, not counted yet',
  via: ['loaded', 'choose'],
});
export const ReadyCounting = flow.at('ready.counting', {
  via: ['loaded', 'choose', 'rested'],
  equals: { story: 'ReadyWaiting', because: 'For the user the counting begins with the choice.' },
});
export const CountedAgain = flow.at('ready.counted', {
  name: 'Several chosen and counted',
  via: ['loaded', 'choose', 'rested', 'counted'],
});
export const ReadyUncounted = flow.at('ready.uncounted', {
  name: 'Several chosen, counting failed',
  via: ['loaded', 'choose', 'rested', 'notCounted'],
});
