import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import {
  QuantityStepper,
  type QuantityStepperProps,
} from '../../forms/quantity-stepper/quantity-stepper.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface QuantityFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the stepper shows and does. */
  stepper: Pick<
    QuantityStepperProps,
    'quantity' | 'canIncrease' | 'canDecrease' | 'isPending' | 'onIncrease' | 'onDecrease'
  >;
}

/** How many pieces of a product one press on 'Add to cart' adds. */
export function QuantityField({ stepper, className, ...props }: QuantityFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div {...props} className={cx('flex items-center gap-4', className)}>
      <span id={id} className="font-medium">
        {t('Quantity')}
      </span>
      <QuantityStepper {...stepper} describedBy={id} />
    </div>
  );
}
