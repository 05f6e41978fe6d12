import { useEffect, useRef, type ReactNode } from 'react';
import { FormAlert, type FormAlertWords } from '../alert-panel/index.ts';
import { Price } from '../price/index.ts';

interface ActionBarProps {
  alert: FormAlertWords | undefined;
  /** Said by the step already; seen beside the button while that is still out of sight. */
  total?: number | undefined;
  /** The step's one button. */
  children: ReactNode;
}

/** The step's one button. On a phone it waits above the bottom bar until its place comes into view. */
export function ActionBar({ alert, total, children }: ActionBarProps) {
  const place = useRef<HTMLDivElement>(null);
  // The bar is always in view: why its button failed must not be out of sight.
  useEffect(() => {
    if (alert !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [alert]);
  return (
    <>
      {alert !== undefined && (
        <div ref={place}>
          <FormAlert alert={alert} />
        </div>
      )}
      <div className="pb-safe sticky bottom-14 z-20 -mx-4 border-t bg-paper px-4 md:static md:mx-0 md:border-0 md:p-0">
        <div className="flex items-center gap-4 py-3 md:py-0">
          {total !== undefined && (
            <Price rupees={total} aria-hidden className="text-lead font-bold md:hidden" />
          )}
          <div className="grow">{children}</div>
        </div>
      </div>
    </>
  );
}
