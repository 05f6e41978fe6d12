import type { ComponentProps } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { FactValue } from './fact-value.tsx';

/** A fact with its label; already in the reader's language. Line breaks of the value stay. */
export interface FactLine {
  label: string;
  /** Unset: shown as 'not configured'. */
  value: string | undefined;
}

export type FactLinesProps = Omit<ComponentProps<'dl'>, 'children'> & { facts: readonly FactLine[] };

/** Facts one below the other, with rules between them. */
export function FactLines({ facts, className, ...props }: FactLinesProps) {
  return (
    <dl {...props} className={classNames('border-b border-t', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 border-t py-3 first:border-t-0 sm:grid-cols-3">
          <dt className="font-semibold">{label}</dt>
          <dd className="whitespace-pre-line wrap-break-word sm:col-span-2">
            <FactValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
