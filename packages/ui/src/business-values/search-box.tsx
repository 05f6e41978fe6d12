import { bareBox } from '../field/index.ts';
import { SearchIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
}

const LONGEST = 100;

/** Narrows the list below it with each key. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useLanguage();
  return (
    <div className="relative w-full sm:max-w-form">
      <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-muted" />
      <input
        type="search"
        aria-label={t('Search transactions...')}
        placeholder={t('Search transactions...')}
        maxLength={LONGEST}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${bareBox(false)} ps-10 pe-3 text-body placeholder:text-ink-muted`}
      />
    </div>
  );
}
