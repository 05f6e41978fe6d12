import { quickAddMachine, quickAddVerbs, quickAddView } from '@pgm/machines/sales/quick-add';
import { quickAddScenario, sampleKurta } from '@pgm/machines/sales/quick-add/testing';
import { CardActions } from '@pgm/ui/catalogue/card-actions';
import { ProductCard } from '@pgm/ui/catalogue/product-card';
import { SizePanel } from '@pgm/ui/catalogue/size-panel';
import { WishButton } from '@pgm/ui/sales/wish-button';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { productCard } from '#app/kit/catalogue-product.ts';
import { toCatalogueProduct } from '#app/kit/catalogue-product.mapper.ts';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { siteQuickAddMachine } from './quick-add.ts';

const card = productCard(toCatalogueProduct(sampleKurta), true, 0);

/** The card of a product with sizes, for any state of the machine; on the site it is part of a list. */
function QuickAddScreen({ actor }: { actor: ActorRefFrom<typeof quickAddMachine> }) {
  const [{ readingIds, choice }, { request, chooseSize, cancel }] = useFlow(
    actor,
    quickAddView,
    quickAddVerbs,
  );
  return (
    <div className="w-36">
      <ProductCard
        {...card}
        headingLevel={2}
        actions={
          <CardActions
            productName={sampleKurta.name}
            wish={
              <WishButton
                isWished={false}
                isPending={false}
                productName={sampleKurta.name}
                onToggle={() => {}}
              />
            }
            isAdding={readingIds.includes(sampleKurta.id)}
            sizes={
              choice && (
                <SizePanel
                  productName={choice.name}
                  sizes={choice.sizes}
                  onChoose={chooseSize}
                  onCancel={cancel}
                />
              )
            }
            onAdd={() => request(sampleKurta.id)}
          />
        }
      />
    </div>
  );
}

const flow = flowStories({
  machine: quickAddMachine,
  scenario: quickAddScenario,
  site: siteQuickAddMachine,
  Screen: QuickAddScreen,
});

export default { title: 'Flows/Sales/QuickAdd' };

export const Idle = flow.at('idle', { name: 'Card' });
export const Reading = flow.at('reading', { name: 'Product is read', via: ['request'] });
export const ReadingSeveral = flow.at('reading', {
  name: 'Several cards are pressed',
  via: ['request', 'requestOther'],
  equals: { story: 'Reading', because: 'Each card shows its own product.' },
});
export const Choosing = flow.at('choosing', {
  name: 'Size is to be chosen',
  via: ['request', 'fetchedSizes'],
});
