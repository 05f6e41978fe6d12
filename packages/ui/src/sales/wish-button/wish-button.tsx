import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { HeartIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type WishButtonProps = Omit<ComponentProps<'button'>, 'children' | 'onToggle'> & {
  isWished: boolean;
  /** The change is being saved. */
  isPending: boolean;
  /** Describes the button, because a product list has many of them. */
  productName: string;
  onToggle: () => void;
};

/** A heart that is filled when the product is on the wishlist. */
export function WishButton({ isWished, isPending, productName, onToggle, ...props }: WishButtonProps) {
  const { t } = useLanguage();
  const id = useId();
  const { className, ...native } = props;
  return (
    <button
      type="button"
      {...native}
      aria-label={isWished ? t('Remove from wishlist') : t('Add to wishlist')}
      aria-describedby={id}
      aria-pressed={isWished}
      aria-busy={isPending || undefined}
      onClick={onToggle}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-round border bg-surface text-lead text-leaf hover:bg-leaf-soft',
        className,
      )}
    >
      <HeartIcon className={cx(isWished && 'fill-current', isPending && 'animate-breathe')} />
      <span id={id} hidden>
        {productName}
      </span>
    </button>
  );
}
