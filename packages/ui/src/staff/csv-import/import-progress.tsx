import type { ReactNode } from 'react';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';

interface ImportProgressProps {
  /** What the server does, translated. */
  text: string;
  /** Default: how much is done is not known. */
  value?: number;
  max?: number;
  /** The button that ends it. */
  action: ReactNode;
}

/** What the server does with the file, and how far it is. */
export function ImportProgress({ text, value, max, action }: ImportProgressProps) {
  return (
    <>
      <div className="grid w-full max-w-prose gap-2">
        <p className="figures">{text}</p>
        <ProgressBar aria-label={text} value={value} max={max} />
      </div>
      {action}
    </>
  );
}
