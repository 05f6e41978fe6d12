import { cva, cx } from 'class-variance-authority';
import { useId, useState, type ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

/** The two sides of a card; already in the reader's language. */
export interface FlipCardFaces {
  name: string;
  /** A line below the name. Default: none. */
  hint?: string | undefined;
  image: ImageFacts;
  /** The back side. */
  text: string;
  /** A precaution, below the text. Default: none. */
  care?: string | undefined;
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

/**
 * Both sides have one place, and the taller one gives the height, so that nothing moves when the card is turned. The
 * hidden side cannot be focused or read out.
 */
const sideLook = cva(
  [
    'col-start-1 row-start-1 rounded-card backface-hidden transition-all duration-200',
    'noscript:visible noscript:col-auto noscript:row-auto noscript:transform-none',
  ],
  { variants: { isHidden: { true: 'invisible rotate-y-180' } } },
);

function FlipCard({ name, hint, image, text, care }: FlipCardFaces) {
  const { t } = useLanguage();
  const back = useId();
  const [isTurned, setTurned] = useState(false);
  return (
    <li className="grid perspective-card">
      <div
        className={sideLook({
          isHidden: isTurned,
          className: 'flex flex-col border border-line-strong bg-surface p-3 sm:p-5',
        })}
      >
        <ResponsiveImage
          image={image}
          sizes="(width >= 64rem) 15rem, (width >= 40rem) 28vw, 42vw"
          className="w-full"
        />
        <h2 className="mt-3 text-lead font-bold">{name}</h2>
        {hint !== undefined && <p className="text-note text-ink-muted">{hint}</p>}
      </div>
      <div
        id={back}
        className={sideLook({ isHidden: !isTurned, className: 'bg-bottle p-3 text-on-bottle sm:p-5' })}
      >
        <p className="font-bold text-turmeric sm:text-lead">{name}</p>
        <p className="mt-2 text-note sm:text-body">{text}</p>
        {care !== undefined && <p className="mt-2 text-note text-on-bottle-muted sm:text-body">{care}</p>}
      </div>
      <button
        type="button"
        aria-expanded={isTurned}
        aria-controls={back}
        aria-label={t('Turn over: {name}', { name })}
        onClick={() => setTurned(!isTurned)}
        className="col-start-1 row-start-1 rounded-card backface-hidden noscript:hidden"
      />
    </li>
  );
}
