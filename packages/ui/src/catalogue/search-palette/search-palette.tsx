import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useEffect, useId, useRef } from 'react';
import { openDialog } from '../../foundations/top-dialog.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { useReturnedFocus } from '../../foundations/use-returned-focus.ts';
import { optionId } from './palette-option.types.ts';
import { PaletteBody } from './palette-body.tsx';
import { SearchBoxRow } from './search-box-row.tsx';
import type { SearchPaletteProps } from './search-palette.types.ts';

export type { PaletteOption } from './palette-option.types.ts';

/** Searches products, brands, categories and pages at once, above the page: a whole screen on phones, a panel elsewhere. */
export function SearchPalette({ status, text, options, activeAt, ...props }: SearchPaletteProps) {
  const { t } = useLanguage();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { noteOpener, returnFocus } = useReturnedFocus();
  useEffect(() => {
    if (activeAt !== undefined)
      document.getElementById(optionId(listId, activeAt))?.scrollIntoView({ block: 'nearest' });
  }, [activeAt, listId]);
  /** The pressed button disappears with the press. */
  const backToBox = () => box.current?.focus();
  return (
    <Root open onOpenChange={(nowOpen) => !nowOpen && props.onClose()}>
      <Portal>
        <div className="fixed inset-0 z-40 animate-arrive bg-veil" />
        <Content
          ref={openDialog}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Radix's default would select the typed text, and the next letter would replace it.
            event.preventDefault();
            noteOpener();
            box.current?.focus();
            box.current?.setSelectionRange(text.length, text.length);
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            props.onEscape();
          }}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-0 z-50 mx-auto flex w-full max-w-prose animate-rise flex-col overflow-hidden bg-raised shadow-raised sm:bottom-auto sm:max-h-dialog sm:rounded-card lg:top-5"
        >
          <Title className="sr-only">{t('Search')}</Title>
          <SearchBoxRow
            ref={box}
            listId={options.length > 0 ? listId : undefined}
            text={text}
            activeAt={activeAt}
            isBusy={status === 'searching'}
            onType={props.onType}
            onMove={props.onMove}
            onSubmit={props.onSubmit}
          />
          <PaletteBody
            {...props}
            status={status}
            options={options}
            id={listId}
            activeAt={activeAt}
            onRetry={() => {
              props.onRetry();
              backToBox();
            }}
            onRemoveRecent={(recent) => {
              props.onRemoveRecent(recent);
              backToBox();
            }}
            onClearRecent={() => {
              props.onClearRecent();
              backToBox();
            }}
          />
        </Content>
      </Portal>
    </Root>
  );
}
