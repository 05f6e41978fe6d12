import { useEffect, useRef, type ReactNode } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Price } from '../../primitives/price/price.tsx';

interface ActionBarProps {
  alert: FormAlertWords | undefined;
  /**
   * The step already shows the total; the bar shows it beside the button while the step's own total is out of
   * view.
   */
  total?: number | undefined;
  /** The only button of the step. */
  children: ReactNode;
}

/** The only button of the step. On a phone it stays above the bottom bar until its own position is in view. */
export function ActionBar({ alert, total, children }: ActionBarProps) {
  const place = useRef<HTMLDivElement>(null);
  // The bar is always in view, so the reason for a failure must be in view too.
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
