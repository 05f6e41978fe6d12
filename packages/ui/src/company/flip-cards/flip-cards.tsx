import { cx } from 'class-variance-authority';
import { useId, useState, type ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

/** The two sides of a card; already in the reader's language. */
export interface FlipCardFaces {
  name: string;
  /** A line below the name. */
  hint: string;
  image: ImageFacts;
  /** The back side. */
  text: string;
  /** A precaution, below the text. */
  care: string;
}

export type FlipCardsProps = Omit<ComponentProps<'ul'>, 'children'> & { cards: readonly FlipCardFaces[] };

/** Cards that turn over, each by itself. Without JavaScript both sides are visible. */
export function FlipCards({ cards, className, ...props }: FlipCardsProps) {
  return (
    <ul {...props} className={cx('grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4', className)}>
      {cards.map((card) => (
        <FlipCard key={card.name} {...card} />
      ))}
    </ul>
  );
}

function FlipCard({ name, hint, image, text, care }: FlipCardFaces) {
  const { t } = useLanguage();
  const back = useId();
  const [isTurned, setTurned] = useState(false);
  return (
    <li className="flip-card" data-turned={isTurned}>
      <div className="flex flex-col rounded-card border border-line-strong bg-surface p-3 sm:p-5">
        <ResponsiveImage image={image} sizes="" className="w-full" />
        <h2 className="mt-3 text-lead font-bold">{name}</h2>
        <p className="text-note text-ink-muted">{hint}</p>
      </div>
      <div id={back} className="rounded-card bg-bottle p-3 text-on-bottle sm:p-5">
        <p className="font-bold text-turmeric sm:text-lead">{name}</p>
        <p className="mt-2 text-note sm:text-body">{text}</p>
        <p className="mt-2 text-note text-on-bottle-muted sm:text-body">{care}</p>
      </div>
      <button
        type="button"
        aria-expanded={isTurned}
        aria-controls={back}
        aria-label={t('Turn over: {name}', { name })}
        onClick={() => setTurned(!isTurned)}
        className="rounded-card"
      />
    </li>
  );
}
