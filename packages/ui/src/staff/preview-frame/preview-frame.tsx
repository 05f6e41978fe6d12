import { cva } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { openFrame } from './open-frame.ts';

/** The screens on which a page is previewed; English. */
const SCREENS = { phone: 'On a phone', desktop: 'On a desktop' } as const;
type Screen = keyof typeof SCREENS;

const frameLook = cva('mx-auto box-content block h-160 max-w-none border bg-paper', {
  variants: { screen: { phone: 'w-90', desktop: 'w-page' } },
});

export interface PreviewFrameProps {
  /** The page, as far as it is previewed. */
  children: ReactNode;
}

/**
 * A page in a window of its own, as wide as a phone or as a desktop: what its styles say about the width of the screen is about
 * this window. Its links lead nowhere, because the form behind it would be lost.
 */
export function PreviewFrame({ children }: PreviewFrameProps) {
  const { t } = useLanguage();
  const [screen, setScreen] = useState<Screen>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const open = () => {
    if (frame.current) setBody(openFrame(frame.current));
  };
  useEffect(open, []);
  return (
    <div className="grid gap-3">
      <div role="group" aria-label={t('Screen')} className="flex flex-wrap gap-2">
        {(['phone', 'desktop'] as const).map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === screen ? 'primary' : 'secondary'}
            aria-pressed={one === screen}
            onClick={() => setScreen(one)}
          >
            {t(SCREENS[one])}
          </Button>
        ))}
      </div>
      {/* Focusable, so that a page wider than the dialog scrolls by keyboard. */}
      <div tabIndex={0} role="group" aria-label={t('Preview')} className="overflow-x-auto">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows what this page renders, and loads nothing. */}
        <iframe
          ref={frame}
          title={t(SCREENS[screen])}
          // Firefox gives it another document later.
          onLoad={open}
          className={frameLook({ screen })}
        />
      </div>
      {body && createPortal(children, body)}
    </div>
  );
}
