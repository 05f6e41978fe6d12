import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type RestockButtonProps = Omit<ComponentProps<'div'>, 'children' | 'onToggle'> & {
  /** The member is notified when the product is back. */
  isRequested: boolean;
  /** The change is being sent. */
  isBusy: boolean;
  onToggle: () => void;
};

/** The button of a sold-out product: requests a notification for when it is back, or withdraws the request. */
export function RestockButton({ isRequested, isBusy, onToggle, className, ...native }: RestockButtonProps) {
  const { t } = useLanguage();
  return (
    <div {...native} className={cx('grid grow gap-1', className)}>
      {/* The same element before and after a press, so that it keeps the focus. */}
      <Button variant={isRequested ? 'secondary' : 'primary'} busy={isBusy} onClick={onToggle}>
        {isRequested ? t('Do not tell me') : t('Tell me when it is back')}
      </Button>
      <p role="status" className="text-note text-ink-muted">
        {isRequested && t('We will tell you when it is back.')}
      </p>
    </div>
  );
}
