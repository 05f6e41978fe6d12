import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { ThemeIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

export interface ThemeButtonProps {
  /** Told when the choice is wanted, so that it is there only then. */
  onOpen?: () => void;
  /** `ThemeChoice` */
  children: ReactNode;
}

/** The choice of light or dark behind a button, in the browser's own popover. */
export function ThemeButton({ onOpen, children }: ThemeButtonProps) {
  const { t } = useLanguage();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const tellOpen = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    // Pressed before the scripts ran, the browser has opened it by itself.
    if (panel.current?.getClientRects().length) tellOpen();
  }, []);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={onOpen}
        aria-label={t('Light or dark')}
        className="grid size-11 place-items-center rounded-field text-title text-leaf hover:bg-leaf-soft"
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
