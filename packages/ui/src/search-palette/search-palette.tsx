import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../language/index.ts';
import { type ActiveMove, type PaletteOption, optionId } from './palette-option.types.ts';
import { PaletteBody } from './palette-body.tsx';
import { SearchBoxRow } from './search-box-row.tsx';

export interface SearchPaletteProps {
  /** `empty`: there is too little to look for, and `options` are recent searches. */
  status: 'empty' | 'searching' | 'found' | 'nothing' | 'failed';
  /** As typed. */
  text: string;
  /** The lines of the list: recent searches, or what was found, options of a kind together. */
  options: readonly PaletteOption[];
  /** Which option the keyboard is on, from 0. */
  activeAt: number | undefined;
  /** How much was found in all. */
  total: number;
  /** Why nothing could be looked for, in English. */
  error: string | undefined;
  /** Where all products are. */
  shopHref: string;
  onType: (text: string) => void;
  onMove: (to: ActiveMove) => void;
  /** An option was pressed, counted from 0. */
  onChoose: (at: number) => void;
  /** Enter: the active option is meant or, without one, everything that is like the text. */
  onSubmit: () => void;
  onEscape: () => void;
  /** Called by the close button, a press outside, and a link away. */
  onClose: () => void;
  onRetry: () => void;
  onRemoveRecent: (text: string) => void;
  onClearRecent: () => void;
}

/** Looks for products, categories and pages at once, above the page: a whole screen on phones, a panel elsewhere. */
export function SearchPalette({ status, text, options, activeAt, ...props }: SearchPaletteProps) {
  const { t } = useLanguage();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  // Radix gives the focus back to a trigger of its own; ours is opened from anywhere.
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (activeAt !== undefined)
      document.getElementById(optionId(listId, activeAt))?.scrollIntoView({ block: 'nearest' });
  }, [activeAt, listId]);
  /** What is pressed vanishes with the press. */
  const backToBox = () => box.current?.focus();
  return (
    <Root open onOpenChange={(nowOpen) => !nowOpen && props.onClose()}>
      <Portal>
        <div className="fixed inset-0 z-40 animate-arrive bg-veil" />
        <Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Not Radix's way, which selects what was typed already: the next letter would take its place.
            event.preventDefault();
            opener.current = document.activeElement;
            box.current?.focus();
            box.current?.setSelectionRange(text.length, text.length);
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            props.onEscape();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
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
