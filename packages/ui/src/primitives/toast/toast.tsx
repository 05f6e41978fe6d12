import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Spinner } from '../spinner/spinner.tsx';

export { ToastRegion } from './toast-region.tsx';

const look = cva(
  'pointer-events-auto flex animate-rise items-start gap-3 rounded-field border bg-raised px-4 py-3 shadow-raised',
  {
    variants: {
      kind: {
        blank: 'border-line-strong',
        success: 'border-credit',
        error: 'border-danger',
        loading: 'border-line-strong',
      },
    },
  },
);

/** The kind of a toast; decides its icon and colour. */
type ToastKind = NonNullable<VariantProps<typeof look>['kind']>;

const signs = {
  blank: undefined,
  success: <CheckIcon className="mt-0.5 text-credit" />,
  error: <AlertIcon className="mt-0.5 text-danger" />,
  loading: <Spinner className="mt-0.5 text-leaf" />,
} as const satisfies Record<ToastKind, unknown>;

export type ToastProps = ComponentProps<'li'> & {
  kind: ToastKind;
  /** English; translated here. */
  message: string;
  /** Whether screen readers interrupt for it. Default: for an error. */
  isAlert?: boolean | undefined;
  /** What the user can open; the label is English and is translated here. Default: nothing. */
  link?: { href: string; label: string } | undefined;
  /** Shows a close button when given. */
  onDismiss?: () => void;
};

/** A short message that appears and disappears. The caller decides how long it stays. */
export function Toast({
  kind,
  message,
  isAlert = kind === 'error',
  link,
  onDismiss,
  className,
  ...props
}: ToastProps) {
  const { t } = useLanguage();
  return (
    <li data-toasts {...props} className={look({ kind, className })}>
      {signs[kind]}
      <p role={isAlert ? 'alert' : 'status'} className="min-w-0 grow">
        {t(message)}
      </p>
      {link !== undefined && (
        <TextLink
          href={link.href}
          onClick={onDismiss}
          className="-my-1 flex min-h-9 shrink-0 items-center font-semibold"
        >
          {t(link.label)}
        </TextLink>
      )}
      {onDismiss !== undefined && (
        <button
          type="button"
          aria-label={t('Dismiss')}
          onClick={onDismiss}
          className="-mx-2 -my-1 grid size-9 shrink-0 place-items-center rounded-field hover:bg-leaf-soft"
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
}
