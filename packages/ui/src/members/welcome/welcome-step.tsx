import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

const markLook = cva('figures grid size-8 shrink-0 place-items-center rounded-round font-bold', {
  variants: { isDone: { true: 'bg-leaf text-on-leaf', false: 'bg-leaf-soft text-leaf' } },
});

export interface WelcomeStepProps {
  /** Counts from 1. */
  number: number;
  isDone: boolean;
  /** English, like the text. */
  title: string;
  text: string;
  /** What starts the step; not shown when it is done. */
  action: ReactNode;
}

/** One of the first steps of a member. */
export function WelcomeStep({ number, isDone, title, text, action }: WelcomeStepProps) {
  const { t } = useLanguage();
  return (
    <li className="flex gap-4 rounded-card border bg-surface p-5">
      <span aria-hidden className={markLook({ isDone })}>
        {isDone ? <CheckIcon /> : number}
      </span>
      <div className="grid grow justify-items-start gap-1">
        <h2 className="text-title font-bold">
          {t(title)}
          {isDone && <span className="sr-only"> ({t('Done')})</span>}
        </h2>
        {!isDone && (
          <>
            <p className="text-ink-muted">{t(text)}</p>
            <div className="mt-2">{action}</div>
          </>
        )}
      </div>
    </li>
  );
}
