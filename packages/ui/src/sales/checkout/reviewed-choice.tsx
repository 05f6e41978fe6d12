import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

interface ReviewedChoiceProps {
  /** Translated. */
  title: string;
  /** The choice cannot be changed now. */
  isLocked: boolean;
  onChange: () => void;
  children: ReactNode;
}

/** A choice of an earlier step, with a button that returns to that step. */
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
