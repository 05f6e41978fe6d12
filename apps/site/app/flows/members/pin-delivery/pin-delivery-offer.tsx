import { Button } from '@pgm/ui/primitives/button';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Suspense, useState, useSyncExternalStore, useTransition } from 'react';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { NotLoaded } from '#app/kit/not-loaded.tsx';
import { readPin } from '#app/kit/device/saved-pin.ts';

const importFlow = () => import('./pin-delivery.flow.tsx');
const PinDeliveryFlow = lazyComponent(importFlow, NotLoaded);

/** Another tab can save one, but that is no reason to change the page. */
const neverChanges = () => () => undefined;

/** Says on the page of a product by when it can be delivered; the code is loaded with the press, or for a known PIN code. */
export function PinDeliveryOffer() {
  const { t } = useLanguage();
  const [isPressed, setPressed] = useState(false);
  const [isLoading, startLoading] = useTransition();
  // Who has typed a PIN code before sees the day at once.
  const savedPin = useSyncExternalStore(neverChanges, readPin, () => undefined);
  if (isPressed || savedPin !== undefined)
    return (
      <Suspense>
        <PinDeliveryFlow />
      </Suspense>
    );
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={isLoading}
        onClick={() =>
          startLoading(async () => {
            await importFlow().catch(() => undefined);
            setPressed(true);
          })
        }
      >
        {t('When is it delivered?')}
      </Button>
    </div>
  );
}
