import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The accessible name, in English. */
  label: string;
  /** The squares, row by row: true is dark. Without a margin. */
  modules: readonly (readonly boolean[])[];
};

/** The margin on each side that readers need, in squares. */
const MARGIN = 4;

/** A QR code: dark on light in both themes, because many readers require it. */
export function QrCode({ label, modules, className, ...props }: QrCodeProps) {
  const { t } = useLanguage();
  const size = modules.length + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={t(label)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...props}
      className={cx('rounded-field border', className)}
    >
      <path className="fill-on-bottle" d={`M0 0h${size}v${size}H0z`} />
      <path className="fill-on-turmeric" d={toPath(modules)} />
    </svg>
  );
}

function toPath(modules: QrCodeProps['modules']): string {
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
}
