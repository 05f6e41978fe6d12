import {
  Close,
  Content,
  Description,
  Portal,
  Root,
  Title,
  type DialogContentProps,
} from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { focusHeading } from '../../foundations/focus-heading.ts';
import { CloseIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { useReturnedFocus } from '../../foundations/use-returned-focus.ts';
import { watchBack } from '../../foundations/watch-back.ts';
import { openDialog } from '../../foundations/top-dialog.ts';

export interface DialogProps extends Omit<DialogContentProps, 'title'> {
  open: boolean;
  /** English; translated here. It names the dialog. */
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** Called by Escape, the close button, a press outside and Back. */
  onClose: () => void;
  /** Buttons below the scrolling part, always in view. */
  footer?: ReactNode;
}

/** A question or a form above the page. At most 90% of the screen high; its middle part scrolls, if it has one. */
export function Dialog({ open, title, description, onClose, footer, ...props }: DialogProps) {
  const { t } = useLanguage();
  const { children, className, ...native } = props;
  const { noteOpener, returnFocus } = useReturnedFocus();
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? watchBack(() => close()) : undefined), [open]);
  // Radix warns about a missing description unless `aria-describedby` is explicitly undefined.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Portal>
        {/* Not Radix's overlay, which locks scrolling with a style element that our security policy blocks; base.css locks it instead. */}
        <div className="fixed inset-0 z-40 animate-arrive bg-veil" />
        <Content
          {...described}
          onOpenAutoFocus={noteOpener}
          onInteractOutside={(event) => {
            // A press that closes a toast must not close the dialog below it.
            if (event.target instanceof Element && event.target.closest('[data-toasts]'))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            returnFocus(event);
            // The action may have removed the opener.
            focusHeading();
          }}
          {...native}
          ref={openDialog}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-dialog w-full max-w-prose animate-rise flex-col rounded-t-card border bg-raised shadow-raised sm:bottom-auto sm:top-1/2 sm:-translate-y-1/2 sm:rounded-card',
            className,
          )}
        >
          <header className={cx('flex items-start gap-3 p-4 sm:px-6', children !== undefined && 'border-b')}>
            <div className="grow">
              <Title className="text-title font-bold">{t(title)}</Title>
              {description !== undefined && (
                <Description className="mt-1 text-ink-muted">{t(description)}</Description>
              )}
            </div>
            <Close
              aria-label={t('Close')}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-field hover:bg-leaf-soft"
            >
              <CloseIcon />
            </Close>
          </header>
          {children !== undefined && (
            // Focusable, so that it scrolls by keyboard even when it contains no focusable element.
            <div
              className="min-h-0 overflow-y-auto p-4 sm:px-6"
              tabIndex={0}
              role="group"
              aria-label={t(title)}
            >
              {children}
            </div>
          )}
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t p-4 sm:px-6">{footer}</footer>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
