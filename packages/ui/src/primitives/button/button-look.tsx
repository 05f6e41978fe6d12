import { cva, type VariantProps } from 'class-variance-authority';

/** The class names of a button, and of a link that looks like one. */
export const buttonLook = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-field border text-center font-semibold no-underline',
    'transition-colors disabled:border-line disabled:bg-sunken disabled:text-ink-muted',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-leaf text-on-leaf hover:bg-leaf-strong',
        secondary: 'border-leaf bg-surface text-leaf hover:bg-leaf-soft',
        quiet: 'border-transparent bg-transparent text-leaf underline underline-offset-4 hover:bg-leaf-soft',
        danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
        /** A button that cannot be pressed now. */
        resting: 'bg-sunken text-ink-muted',
      },
      size: {
        small: 'min-h-9 px-3 text-note',
        medium: 'min-h-12 px-5 text-body',
        large: 'min-h-14 px-7 text-lead',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

type Looks = VariantProps<typeof buttonLook>;

/** What can be chosen of a button's look. */
export interface ButtonLook {
  /** Default 'primary'. */
  variant?: Exclude<Looks['variant'], 'resting' | null>;
  /** Default 'medium'. */
  size?: Exclude<Looks['size'], null>;
  /** As wide as its place. Default false. */
  wide?: Exclude<Looks['wide'], null>;
}
