import type { ComponentProps, MouseEvent } from 'react';
import { AlertPanel } from '../alert-panel/index.ts';
import { Button } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';

export type ErrorPanelProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What did not work, in English. Default 'Something went wrong'. */
  title?: string;
  /** Why, or what to do about it. */
  text?: string | undefined;
  /** Shows 'Try again' when given. */
  onRetry?: () => void;
};

/** Stands where a part of the page would, when it could not be loaded. */
export function ErrorPanel({ title = 'Something went wrong', text, onRetry, ...props }: ErrorPanelProps) {
  const { t } = useLanguage();
  const retry = (event: MouseEvent<HTMLElement>) => {
    focusPartOf(event.currentTarget);
    onRetry?.();
  };
  return (
    <AlertPanel {...props}>
      <p className="font-semibold">{t(title)}</p>
      {text !== undefined && <p className="mt-1">{t(text)}</p>}
      {onRetry !== undefined && (
        <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
          {t('Try again')}
        </Button>
      )}
    </AlertPanel>
  );
}

/** The part of the page that is loaded anew takes the focus, since the button goes away. */
function focusPartOf(button: HTMLElement): void {
  const part = button.closest<HTMLElement>('section, [role="dialog"], main');
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
