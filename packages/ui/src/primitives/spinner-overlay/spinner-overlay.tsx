import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** Covers the whole screen while the user must wait. `text` says for what; default 'Please wait…'. */
export function SpinnerOverlay({ text = 'Please wait…' }: { text?: string }) {
  const { t } = useLanguage();
  return (
    <div className="fixed inset-0 z-50 grid animate-arrive place-items-center bg-veil p-4">
      <p
        role="status"
        className="flex items-center gap-3 rounded-card border bg-raised px-6 py-4 shadow-raised"
      >
        <Spinner className="text-leaf" />
        {t(text)}
      </p>
    </div>
  );
}
