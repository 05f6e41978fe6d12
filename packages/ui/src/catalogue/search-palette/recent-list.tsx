import { Button } from '../../primitives/button/button.tsx';
import { ClockIcon, CloseIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { OptionRow } from './option-row.tsx';
import type { ListProps, RecentOption } from './palette-option.types.ts';

interface RecentListProps extends ListProps {
  options: readonly RecentOption[];
  onRemove: (text: string) => void;
  onClear: () => void;
}

/** The recent searches, with buttons to search again and to remove them. */
export function RecentList({ options, onRemove, onClear, ...list }: RecentListProps) {
  const { t } = useLanguage();
  return (
    <div className="min-h-0 overflow-y-auto pb-3">
      <div className="flex items-center justify-between gap-3 px-4 pt-3">
        <h3 className="text-note font-semibold text-ink-muted">{t('Recent searches')}</h3>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('Clear all')}
        </Button>
      </div>
      {/* A listbox contains only options, so the buttons stand in a separate list beside it. */}
      <div className="flex">
        <div id={list.id} role="listbox" aria-label={t('Recent searches')} className="min-w-0 grow">
          {options.map(({ text }, at) => (
            <OptionRow key={text} {...list} at={at}>
              <ClockIcon className="shrink-0 text-ink-muted" />
              <span className="overflow-hidden whitespace-nowrap">{text}</span>
            </OptionRow>
          ))}
        </div>
        <ul aria-label={t('Clear recent searches')}>
          {options.map(({ text }) => (
            <li key={text}>
              <button
                type="button"
                aria-label={t('Remove {text}', { text })}
                onClick={() => onRemove(text)}
                className="grid size-11 place-items-center rounded-field text-ink-muted hover:bg-leaf-soft"
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
