import { useId, type ReactNode } from 'react';

interface ChoiceCardProps {
  /** The name of the radio group. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The title, which names the radio. */
  title: ReactNode;
  /** The details, which describe the radio. */
  children: ReactNode;
  /** Stands at the end of the title, such as the price. */
  aside?: ReactNode;
}

/** One of a few options as a card; a press anywhere on it selects it. It contains spans, because it is a label. */
export function ChoiceCard({ name, value, isChosen, onChoose, title, children, aside }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className="flex items-start gap-3 rounded-card border border-line-strong bg-surface p-4 has-checked:border-leaf has-checked:bg-leaf-soft">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={`${id}more`}
        className="mt-0.5 size-5 shrink-0 accent-leaf"
      />
      <span className="grid min-w-0 grow">
        <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span id={id} className="wrap-anywhere">
            {title}
          </span>
          {aside !== undefined && <span className="figures">{aside}</span>}
        </span>
        <span id={`${id}more`}>{children}</span>
      </span>
    </label>
  );
}
