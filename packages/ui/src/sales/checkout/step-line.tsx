import { cva, cx } from 'class-variance-authority';
import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { CheckoutStep } from './checkout-facts.ts';

const steps = [
  { step: 'address', label: 'Address' },
  { step: 'delivery', label: 'Delivery' },
  { step: 'payment', label: 'Payment' },
  { step: 'review', label: 'Review' },
] as const;

interface StepLineProps {
  current: CheckoutStep;
  /** The id of the current step's label. */
  currentId: string;
  /** Nothing can be changed now. */
  isLocked: boolean;
  onStep: (step: CheckoutStep) => void;
}

/**
 * The steps between cart and order. Completed steps have a tick and link back, later ones have a number. On a
 * phone only the current step shows its name.
 */
export function StepLine({ current, currentId, isLocked, onStep }: StepLineProps) {
  const { t } = useLanguage();
  const now = steps.findIndex(({ step }) => step === current);
  return (
    <ol aria-label={t('Steps')} className="flex max-w-prose items-center gap-1 font-medium sm:gap-3">
      {steps.map(({ step, label }, at) => (
        <li
          key={step}
          aria-current={at === now ? 'step' : undefined}
          className={cx('flex items-center gap-1 sm:gap-3', at > 0 && 'grow')}
        >
          {at > 0 && <span aria-hidden className="min-w-2 grow border-t border-line-strong" />}
          {at < now && !isLocked ? (
            <button
              type="button"
              className="-my-1.5 flex min-h-11 items-center gap-2 rounded-field text-leaf hover:underline"
              onClick={() => onStep(step)}
            >
              <Mark at={at} now={now} />
              <span className="sr-only sm:not-sr-only">{t(label)}</span>
            </button>
          ) : (
            <span className={cx('flex items-center gap-2', at !== now && 'text-ink-muted')}>
              <Mark at={at} now={now} />
              <span
                id={at === now ? currentId : undefined}
                className={cx(at !== now && 'sr-only sm:not-sr-only')}
              >
                {t(label)}
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const markLook = cva('figures grid size-8 shrink-0 place-items-center rounded-round border text-note', {
  variants: {
    step: {
      done: 'border-leaf bg-leaf-soft text-leaf',
      current: 'border-leaf bg-leaf text-on-leaf',
      ahead: 'border-line-strong',
    },
  },
});

function Mark({ at, now }: { at: number; now: number }) {
  const started = at === now ? 'current' : 'done';
  return (
    <span aria-hidden className={markLook({ step: at > now ? 'ahead' : started })}>
      {at < now ? <CheckIcon /> : at + 1}
    </span>
  );
}
