import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { TextButton } from '../../primitives/text-link/text-link.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The sponsor by referral code; `name` is set when the code is known, and `code` is empty without one. */
export interface SponsorFacts {
  code: string;
  name: string | undefined;
  status: 'none' | 'checking' | 'known' | 'unknown' | 'unreachable';
}

export interface SponsorFieldProps {
  sponsor: SponsorFacts;
  onChange: (code: string) => void;
  /** Looks the code up again after a lost connection. */
  onRetry: () => void;
}

/** The referral code of the sponsor, with the name that belongs to it. */
export function SponsorField({ sponsor: { code, name, status }, onChange, onRetry }: SponsorFieldProps) {
  const { t } = useLanguage();
  const isUnknown = status === 'unknown';
  return (
    <div className="grid gap-1.5">
      <TextField
        label="Sponsor code"
        optional
        hint="From the associate who invited you"
        error={isUnknown ? 'No associate has this code. Correct it, or leave the field empty.' : undefined}
        value={code}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className="figures"
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status" className="flex flex-wrap items-center gap-x-2 empty:hidden">
        {status === 'checking' && (
          <>
            <Spinner />
            {t('Looking up your sponsor…')}
          </>
        )}
        {status === 'known' && (
          <p className="flex items-center gap-1.5 font-medium text-leaf wrap-anywhere">
            <CheckIcon />
            {t('Your sponsor: {name}', { name: name ?? code })}
          </p>
        )}
        {status === 'unreachable' && (
          <>
            <span className="text-note">{t('Your sponsor could not be looked up.')}</span>
            <TextButton className="min-h-11 font-semibold" onClick={onRetry}>
              {t('Try again')}
            </TextButton>
          </>
        )}
      </div>
    </div>
  );
}
