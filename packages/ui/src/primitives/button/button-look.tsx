import { classNames } from '../../foundations/class-names.ts';

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-field border text-center font-semibold no-underline ' +
  'transition-colors disabled:border-line disabled:bg-sunken disabled:text-ink-muted';

const VARIANTS = {
  primary: 'border-transparent bg-leaf text-on-leaf hover:bg-leaf-strong',
  secondary: 'border-leaf bg-surface text-leaf hover:bg-leaf-soft',
  quiet: 'border-transparent bg-transparent text-leaf underline underline-offset-4 hover:bg-leaf-soft',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
  resting: 'bg-sunken text-ink-muted',
} as const;

const SIZES = {
  small: 'min-h-9 px-3 text-note',
  medium: 'min-h-12 px-5 text-body',
  large: 'min-h-14 px-7 text-lead',
} as const;

/** What can be chosen of a button's look. */
export interface ButtonLook {
  /** Default 'primary'. */
  variant?: Exclude<keyof typeof VARIANTS, 'resting'> | undefined;
  /** Default 'medium'. */
  size?: keyof typeof SIZES | undefined;
  /** As wide as its place. Default false. */
  wide?: boolean | undefined;
}

interface Look extends Pick<ButtonLook, 'size' | 'wide'> {
  /** 'resting' is the look of a button that cannot be pressed now. Default 'primary'. */
  variant?: keyof typeof VARIANTS | undefined;
  className?: string | undefined;
}

/** The class names of a button, and of a link that looks like one. */
export function buttonLook({ variant = 'primary', size = 'medium', wide, className }: Look): string {
  return classNames(SHAPE, VARIANTS[variant], SIZES[size], wide && 'w-full', className);
}
