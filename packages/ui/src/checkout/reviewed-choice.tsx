import { useId, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';

interface ReviewedChoiceProps {
  /** Translated. */
  title: string;
  /** It can't be changed now. */
  isLocked: boolean;
  onChange: () => void;
  children: ReactNode;
}

/** What was chosen in a step before, and the way back to it. */
export function ReviewedChoice({ title, isLocked, onChange, children }: ReviewedChoiceProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border bg-surface p-5">
      <div className="flex items-center justify-between gap-x-4">
        <h2 id={id} className="text-lead font-bold">
          {title}
        </h2>
        <Button
          variant="quiet"
          size="small"
          className="min-h-11"
          disabled={isLocked}
          aria-describedby={id}
          onClick={onChange}
        >
          {t('Change')}
        </Button>
      </div>
      {children}
    </section>
  );
}
