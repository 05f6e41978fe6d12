import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { ResponsiveImage, type ImageFacts } from '../responsive-image/responsive-image.tsx';
import { cardMarks, type CardMark } from './card-marks.ts';

/** A short text in a card, already in the reader's language. */
export interface GridCard {
  title: string;
  text: ReactNode;
  /** A word above the title, such as 'Sample'. */
  label?: string | undefined;
  /** The icon of its subject. */
  mark?: CardMark | undefined;
  /** Fills the top of the card. */
  image?: ImageFacts | undefined;
}

export type CardGridProps = Omit<ComponentProps<'ul'>, 'children'> & { cards: readonly GridCard[] };

/** A few cards side by side, with rules between them like the panels of a box. Its headings stand below an h2. */
export function CardGrid({ cards, className, ...props }: CardGridProps) {
  return (
    <ul {...props} className={cx('grid border-s border-t border-line-strong sm:grid-cols-2', className)}>
      {cards.map(({ title, text, label, mark, image }) => {
        const Mark = mark && cardMarks[mark];
        return (
          <li key={title} className="border-b border-e border-line-strong bg-surface p-5">
            {image && (
              <ResponsiveImage
                image={image}
                sizes="(width >= 64rem) 20rem, (width >= 40rem) 45vw, 90vw"
                className="mb-4 w-full rounded-field"
              />
            )}
            {Mark && <Mark className="mb-3 text-heading text-leaf" />}
            {label !== undefined && <p className="text-note font-semibold text-spice">{label}</p>}
            <h3 className="text-lead font-bold">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
