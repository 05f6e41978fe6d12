import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ThemeIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface ThemeButtonProps {
  /** Called when the popover opens, so that its content is loaded only then. */
  onOpen?: () => void;
  /** `ThemeChoice` */
  children: ReactNode;
}

/** A button that opens the choice of light or dark in the browser's own popover. */
export function ThemeButton({ onOpen, children }: ThemeButtonProps) {
  const { t } = useLanguage();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const notifyOpen = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    // After a press before hydration the browser has already opened the popover.
    if (panel.current?.getClientRects().length) notifyOpen();
  }, []);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={onOpen}
        aria-label={t('Theme')}
        className="icon-button"
      >
        <ThemeIcon />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className="below-opener w-56 rounded-card border border-line-strong bg-raised p-4 text-ink shadow-raised"
      >
        {children}
      </div>
    </>
  );
}
