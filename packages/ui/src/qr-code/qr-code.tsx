import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** What it is, in English. */
  label: string;
  /** The squares, row by row: true is dark. Without a margin. */
  modules: readonly (readonly boolean[])[];
};

/** How many squares of margin readers need on each side. */
const MARGIN = 4;

/** A QR code: dark on light in both themes, since many readers know it no other way. */
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
      className={classNames('rounded-field border', className)}
    >
      <path className="fill-on-bottle" d={`M0 0h${size}v${size}H0z`} />
      <path className="fill-on-turmeric" d={pathOf(modules)} />
    </svg>
  );
}

function pathOf(modules: QrCodeProps['modules']): string {
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
}
