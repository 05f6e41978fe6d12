import type { ComponentProps, MouseEvent } from 'react';
import { AlertPanel } from '../alert-panel/alert-panel.tsx';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type ErrorPanelProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What failed, in English. Default 'Something went wrong'. */
  title?: string;
  /** The reason, or what the user can do. */
  text?: string | undefined;
  /** Shows 'Try again' when given. */
  onRetry?: () => void;
};

/** Replaces a part of the page that could not be loaded. */
export function ErrorPanel({ title = 'Something went wrong', text, onRetry, ...props }: ErrorPanelProps) {
  const { t } = useLanguage();
  const retry = (event: MouseEvent<HTMLElement>) => {
    toFocusPart(event.currentTarget);
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

/** Moves the focus to the part of the page that loads again, because the button disappears. */
function toFocusPart(button: HTMLElement): void {
  const part = button.closest<HTMLElement>('section, [role="dialog"], main');
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
