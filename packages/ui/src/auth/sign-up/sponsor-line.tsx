import { classNames } from '../../foundations/class-names.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextButton } from '../../primitives/text-link/text-link.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';

/** The sponsor by referral code; `name` is set when the code is known. */
export interface SponsorFacts {
  code: string;
  name: string | undefined;
  status: 'checking' | 'known' | 'unknown';
}

export interface SponsorLineProps {
  sponsor: SponsorFacts;
  /** Continues without a sponsor; shown when no associate has the code. */
  onRemove: () => void;
}

/** The sponsor of the new associate, in one line. */
export function SponsorLine({ sponsor: { code, name, status }, onRemove }: SponsorLineProps) {
  const { t } = useLanguage();
  const words = {
    checking: t('Looking up your sponsor…'),
    known: t('Your sponsor: {name}', { name: name ?? code }),
    unknown: t('No associate has the referral code {code}.', { code }),
  };
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 rounded-field border px-4 py-2',
        status === 'unknown' ? 'border-spice bg-spice-soft' : 'border-leaf bg-leaf-soft',
      )}
    >
      {status === 'checking' && <Spinner />}
      <p role="status" className="py-1 wrap-anywhere">
        {words[status]}
      </p>
      {status === 'unknown' && (
        <TextButton className="min-h-11 font-semibold" onClick={onRemove}>
          {t('Remove')}
        </TextButton>
      )}
    </div>
  );
}
