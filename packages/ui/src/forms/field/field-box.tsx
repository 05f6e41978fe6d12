import { cva, cx } from 'class-variance-authority';

const look = cva('block min-h-12 w-full rounded-field border bg-raised text-ink', {
  variants: {
    invalid: { true: 'border-danger ring-1 ring-danger', false: 'border-line-strong' },
  },
});

/** The look that every box shares, whatever stands in it. */
export const bareBox = (invalid: boolean) => look({ invalid });

/** The box itself, shared so that text and select fields stand level. */
export const fieldBox = (invalid: boolean) => cx(bareBox(invalid), 'px-3 text-body');
