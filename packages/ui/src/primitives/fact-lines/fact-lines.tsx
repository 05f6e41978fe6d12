import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type FactLine, isKnown } from './known-facts.ts';

export type { FactLine } from './known-facts.ts';

export type FactLinesProps = Omit<ComponentProps<'dl'>, 'children'> & { facts: readonly FactLine[] };

/** Facts one below the other, with rules between them; nothing when none is known. */
export function FactLines({ facts, className, ...props }: FactLinesProps) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <dl {...props} className={cx('border-b border-t', className)}>
      {known.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 border-t py-3 first:border-t-0 sm:grid-cols-3">
          <dt className="font-semibold">{label}</dt>
          <dd className="whitespace-pre-line wrap-break-word sm:col-span-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
