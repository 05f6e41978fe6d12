import { Button } from '@pgm/ui/primitives/button';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Suspense, useEffect, useState, useTransition } from 'react';
import { lazyComponent } from '#app/hydration/lazy-component.ts';
import { NotLoaded } from '#app/shell/not-loaded.tsx';
import { readPin } from './saved-pin.ts';

const importFlow = () => import('./pin-delivery.flow.tsx');
const PinDeliveryFlow = lazyComponent(importFlow, NotLoaded);

/** Says on the page of a product by when it can be delivered; the code is loaded with the press, or for a known PIN code. */
export function PinDeliveryOffer() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startLoading] = useTransition();
  // Who has typed a PIN code before sees the day at once.
  useEffect(() => {
    if (readPin() !== undefined) setOpen(true);
  }, []);
  if (isOpen)
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
            setOpen(true);
          })
        }
      >
        {t('When is it delivered?')}
      </Button>
    </div>
  );
}
