import type { Words } from './article.types.ts';
import { MarkedWords } from './marked-words.tsx';
import { wordsText } from './words-text.ts';

/** A numbered list of steps. */
export function Steps({ steps }: { steps: readonly Words[] }) {
  return (
    <ol className="grid max-w-prose gap-4">
      {steps.map((step, at) => (
        <li key={wordsText(step)} className="flex gap-3">
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
