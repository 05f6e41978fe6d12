import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type RestockButtonProps = Omit<ComponentProps<'div'>, 'children' | 'onToggle'> & {
  /** The member is notified when the product is back. */
  isRequested: boolean;
  /** The change is being sent. */
  isBusy: boolean;
  /**
   * Describes the button on a card, because a product list has many of them. It is small there, and says all by its label.
   * Default: it is the button of a product's page, with a sentence below it.
   */
  productName?: string | undefined;
  onToggle: () => void;
};

/** The button of a sold-out product: requests a notification for when it is back, or withdraws the request. */
export function RestockButton({ isRequested, isBusy, productName, ...props }: RestockButtonProps) {
  const { t } = useLanguage();
  const id = useId();
  const { onToggle, className, ...native } = props;
  const isOnCard = productName !== undefined;
  return (
    <div {...native} className={cx('grid grow gap-1', className)}>
      {/* The same element before and after a press, so that it keeps the focus. */}
      <Button
        variant={isRequested || isOnCard ? 'secondary' : 'primary'}
        size={isOnCard ? 'small' : 'medium'}
        className={cx(isOnCard && 'min-h-11')}
        aria-describedby={isOnCard ? id : undefined}
        busy={isBusy}
        onClick={onToggle}
      >
        {isRequested ? t('Do not tell me') : t('Tell me when it is back')}
      </Button>
      {isOnCard ? (
        <span id={id} hidden>
          {productName}
        </span>
      ) : (
        <p role="status" className="text-note text-ink-muted">
          {isRequested && t('We will tell you when it is back.')}
        </p>
      )}
    </div>
  );
}
