import { Close } from '@radix-ui/react-dialog';
import type { KeyboardEvent, Ref } from 'react';
import { bareBox } from '../field/index.ts';
import { CloseIcon, SearchIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { Spinner } from '../spinner/index.ts';
import { type ActiveMove, optionId } from './palette-option.types.ts';

interface SearchBoxRowProps {
  ref: Ref<HTMLInputElement>;
  /** The list below; absent where there is none. */
  listId: string | undefined;
  text: string;
  activeAt: number | undefined;
  isBusy: boolean;
  onType: (text: string) => void;
  onMove: (to: ActiveMove) => void;
  onSubmit: () => void;
}

const LONGEST = 80;

/** The keys that move in the list; the last two stay the box's own until somebody is in the list. */
const MOVES: Readonly<Record<string, ActiveMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** The box that is typed in, from which the list is walked as well. */
export function SearchBoxRow({ ref, listId, text, activeAt, isBusy, ...verbs }: SearchBoxRowProps) {
  const { t } = useLanguage();
  const pressKey = (event: KeyboardEvent) => {
    // A key that composes a letter of Hindi is not for the list.
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
          maxLength={LONGEST}
          value={text}
          onChange={(event) => verbs.onType(event.target.value)}
          onKeyDown={pressKey}
          className={`${bareBox(false)} ps-10 text-body ${isBusy ? 'pe-10' : 'pe-3'}`}
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
