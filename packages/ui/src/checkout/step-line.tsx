import { classNames } from '../class-names/index.ts';
import { CheckIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

const steps = [
  { step: 'address', label: 'Address' },
  { step: 'review', label: 'Review' },
  { step: 'placed', label: 'Done' },
] as const;

interface StepLineProps {
  current: (typeof steps)[number]['step'];
  /** The id that the words of the current step get. */
  currentId?: string;
}

/** Where one is between cart and order. Steps behind have a tick, those ahead a number. */
export function StepLine({ current, currentId }: StepLineProps) {
  const { t } = useLanguage();
  const now = steps.findIndex(({ step }) => step === current);
  return (
    <ol aria-label={t('Steps')} className="flex max-w-prose items-center gap-3 font-medium">
      {steps.map(({ step, label }, at) => (
        <li
          key={step}
          aria-current={at === now ? 'step' : undefined}
          className={classNames('flex items-center gap-3', at > 0 && 'grow')}
        >
          {at > 0 && <span aria-hidden className="grow border-t border-line-strong" />}
          <span className={classNames('flex items-center gap-2', at !== now && 'text-ink-muted')}>
            <span
              aria-hidden
              className={classNames(
                'figures grid size-8 place-items-center rounded-round border text-note',
                at === now && 'border-leaf bg-leaf text-on-leaf',
                at < now && 'border-leaf bg-leaf-soft text-leaf',
                at > now && 'border-line-strong',
              )}
            >
              {at < now || current === 'placed' ? <CheckIcon /> : at + 1}
            </span>
            <span id={at === now ? currentId : undefined}>{t(label)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
