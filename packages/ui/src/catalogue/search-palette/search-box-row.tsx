import { cva } from 'class-variance-authority';
import { Close } from '@radix-ui/react-dialog';
import type { KeyboardEvent, Ref } from 'react';
import { bareBox } from '../../forms/field/field-box.tsx';
import { CloseIcon, SearchIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { type ActiveMove, optionId } from './palette-option.types.ts';

interface SearchBoxRowProps {
  ref: Ref<HTMLInputElement>;
  /** The id of the list below; undefined without a list. */
  listId: string | undefined;
  text: string;
  activeAt: number | undefined;
  isBusy: boolean;
  onType: (text: string) => void;
  onMove: (to: ActiveMove) => void;
  onSubmit: () => void;
}

const MAX_LENGTH = 80;

/** The keys that move in the list; the last two belong to the box until an option is active. */
const MOVES: Readonly<Record<string, ActiveMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

const boxLook = cva([bareBox(false), 'ps-10 text-body'], {
  variants: { isBusy: { true: 'pe-10', false: 'pe-3' } },
});

/** The search box, which also controls the list by keyboard. */
export function SearchBoxRow({ ref, listId, text, activeAt, isBusy, ...verbs }: SearchBoxRowProps) {
  const { t } = useLanguage();
  const pressKey = (event: KeyboardEvent) => {
    // A key that composes a Hindi letter must not move in the list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      verbs.onSubmit();
      return;
    }
    const move = MOVES[event.key];
    if (move === undefined || (activeAt === undefined && (move === 'first' || move === 'last'))) return;
    event.preventDefault();
    verbs.onMove(move);
  };
  return (
    <div className="flex items-center gap-2 border-b p-3">
      <div className="relative grow">
        <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-muted" />
        <input
          ref={ref}
          type="text"
          role="combobox"
          enterKeyHint="search"
          aria-label={t('Search')}
          placeholder={t('What are you looking for today?')}
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={
            listId === undefined || activeAt === undefined ? undefined : optionId(listId, activeAt)
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => verbs.onType(event.target.value)}
          onKeyDown={pressKey}
          className={boxLook({ isBusy })}
        />
        {isBusy && <Spinner className="absolute inset-y-0 end-3 my-auto text-leaf" />}
      </div>
      <Close
        aria-label={t('Close')}
        className="grid size-11 shrink-0 place-items-center rounded-field hover:bg-leaf-soft"
      >
        <CloseIcon />
      </Close>
    </div>
  );
}
