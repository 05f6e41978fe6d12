import { cx } from 'class-variance-authority';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { NumberField } from '../../forms/number-field/number-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

export interface FocusPickerProps {
  /** The whole image. */
  image: ImageFacts;
  /** From the left, in percent; null for an empty box. */
  x: number | null;
  /** From the top, in percent; null for an empty box. */
  y: number | null;
  /** Errors of the two boxes, in English. */
  errors?: { x?: string | undefined; y?: string | undefined };
  onChange: (axis: 'x' | 'y', percent: number | null) => void;
}

/** How far an arrow key moves the point, in percent. */
const KEY_STEP = 5;

const KEYS: Readonly<Record<string, readonly ['x' | 'y', number]>> = {
  ArrowLeft: ['x', -KEY_STEP],
  ArrowRight: ['x', KEY_STEP],
  ArrowUp: ['y', -KEY_STEP],
  ArrowDown: ['y', KEY_STEP],
};

const AXES = [
  { axis: 'x', label: 'From the left, in percent' },
  { axis: 'y', label: 'From the top, in percent' },
] as const;

/** What pages will show. */
const CROPS = [
  { label: 'In a wide space', sizes: '16rem', className: 'h-24 w-64' },
  { label: 'In a square', sizes: '6rem', className: 'size-24' },
] as const;

const toPercent = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/**
 * Sets the point of an image that stays visible in every crop: by a press on the image, by arrow keys, or by two numbers. Two
 * crops beside it show what pages will show.
 */
export function FocusPicker({ image, x, y, errors = {}, onChange }: FocusPickerProps) {
  const { t } = useLanguage();
  const hintId = useId();
  const point = { x: x ?? 50, y: y ?? 50 };
  const setByPress = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A press by a key has no position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange('x', toPercent((100 * (clientX - left)) / width));
    onChange('y', toPercent((100 * (clientY - top)) / height));
  };
  const setByKey = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const [axis, by] = move;
    onChange(axis, toPercent(point[axis] + by));
  };
  const cropped = { ...image, alt: '', focus: point };
  return (
    <div className="col-span-full grid gap-4">
      <div className="grid gap-1.5">
        <button
          type="button"
          aria-label={t('Focus: {x}% from the left, {y}% from the top', point)}
          aria-describedby={hintId}
          className="relative w-fit cursor-crosshair justify-self-start overflow-hidden rounded-field border"
          onClick={setByPress}
          onKeyDown={setByKey}
        >
          <ResponsiveImage
            image={{ ...image, alt: '', focus: undefined }}
            sizes="24rem"
            className="max-h-72 w-auto"
          />
          <span
            className="absolute size-5 -translate-1/2 rounded-round border-2 border-paper bg-leaf outline-2 outline-ink"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        </button>
        <p id={hintId} className="text-note text-ink-muted">
          {t('Press on what must stay visible, or move the point by arrow keys.')}
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {AXES.map(({ axis, label }) => (
          <NumberField
            key={axis}
            label={label}
            value={{ x, y }[axis]}
            min={0}
            max={100}
            step={KEY_STEP}
            error={errors[axis]}
            onChange={(percent) => onChange(axis, percent)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {CROPS.map(({ label, sizes, className }) => (
          <figure key={label} className="grid gap-1">
            <ResponsiveImage
              image={cropped}
              sizes={sizes}
              className={cx('rounded-field border object-cover', className)}
            />
            <figcaption className="text-note text-ink-muted">{t(label)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
