import { useEffect, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { SponsorField, type SponsorFieldProps } from './sponsor-field.tsx';

/** The sponsor's code behind the words 'I was invited'; it opens by itself when there is a code. */
export function Invitation(props: SponsorFieldProps) {
  const { t } = useLanguage();
  const part = useRef<HTMLDetailsElement>(null);
  const hasCode = props.sponsor.code !== '';
  useEffect(() => {
    // Only ever opened: it must not close while the code in it is being corrected.
    if (hasCode && part.current) part.current.open = true;
  }, [hasCode]);
  return (
    <details ref={part} className="rounded-field border px-4">
      <summary className="py-3 font-semibold">{t('I was invited')}</summary>
      <div className="mb-4">
        <SponsorField {...props} />
      </div>
    </details>
  );
}
