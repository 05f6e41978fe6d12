import { cva } from 'class-variance-authority';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { ComboboxStatus } from './combobox.types.ts';

interface ComboboxMessageProps {
  isOpen: boolean;
  status: ComboboxStatus;
  /** Number of options. */
  count: number;
  onRetry: (() => void) | undefined;
}

const look = cva('', {
  variants: { isQuiet: { true: 'sr-only', false: 'px-3 py-2 text-note text-ink-muted' } },
});

/** Below the options: that they are loading, that there are none, or why. Screen readers also hear their number. */
export function ComboboxMessage({ isOpen, status, count, onRetry }: ComboboxMessageProps) {
  const { t } = useLanguage();
  const isQuiet = status === 'ready' && count > 0;
  const message = {
    loading: t('Searching…'),
    failed: t('The choices could not be loaded.'),
    ready: count === 0 ? t('Nothing found') : t('Choices: {count}', { count }),
  }[status];
  return (
    <>
      <p role="status" className={look({ isQuiet })}>
        {isOpen && message}
      </p>
      {status === 'failed' && onRetry !== undefined && (
        <Button
          variant="secondary"
          size="small"
          className="mx-3 mb-3"
          // A press here is none outside of the list: the box keeps the focus, and the list stays open.
          onMouseDown={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          onMouseUp={(event) => event.stopPropagation()}
          onTouchEnd={(event) => event.stopPropagation()}
          onClick={onRetry}
        >
          {t('Try again')}
        </Button>
      )}
    </>
  );
}
