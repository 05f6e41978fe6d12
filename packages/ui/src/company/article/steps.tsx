import type { Words } from './article.types.ts';
import { MarkedWords } from './marked-words.tsx';

/** A numbered list of steps. */
export function Steps({ steps }: { steps: readonly Words[] }) {
  return (
    <ol className="grid max-w-prose gap-4">
      {steps.map((step, at) => (
        // Two steps can have the same words.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="flex gap-3">
          <span
            aria-hidden
            className="figures grid size-8 shrink-0 place-items-center rounded-round bg-leaf-soft font-bold text-leaf"
          >
            {at + 1}
          </span>
          <span>
            <MarkedWords words={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
