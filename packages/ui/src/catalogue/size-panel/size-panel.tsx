import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Price } from '../../primitives/price/price.tsx';
import type { SizeFacts } from '../size-field/size-field.tsx';

export interface SizePanelProps {
  productName: string;
  /** In their order. */
  sizes: readonly SizeFacts[];
  onChoose: (size: string) => void;
  /** Closes the panel: 'Cancel' or Escape is pressed, or the focus leaves it. */
  onCancel: () => void;
}

/**
 * Asks for the size of a product in its card, above the button that opened it; a press on a size is the choice. It receives
 * the focus when it opens, and gives it back when it closes.
 */
export function SizePanel({ productName, sizes, onChoose, onCancel }: SizePanelProps) {
  const { t, toLang } = useLanguage();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    return () => {
      // Does nothing when the focus has already moved.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const close = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onCancel();
    },
  };
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-product`}
      className="absolute inset-x-0 bottom-0 flex flex-col gap-2 rounded-field border border-leaf bg-surface p-3"
      {...close}
    >
      <p id={id} className="font-medium">
        {t('Choose a size')}
      </p>
      <p id={`${id}-product`} lang={toLang(productName)} className="text-note text-ink-muted">
        {productName}
      </p>
      <div className="flex flex-wrap gap-2">
        {sizes.map(({ name, isSoldOut, price }) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            className="min-h-11 min-w-11"
            disabled={isSoldOut}
            onClick={() => onChoose(name)}
          >
            <span lang="en">{name}</span>
            {isSoldOut ? <span>{t('Sold out')}</span> : price !== undefined && <Price rupees={price} />}
          </Button>
        ))}
      </div>
      <Button variant="quiet" size="small" className="min-h-11 self-start" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}
