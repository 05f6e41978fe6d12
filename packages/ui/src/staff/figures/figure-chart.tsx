import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';

/** One step of time: its value, and that of the same step in the period before; null where it has none. */
interface ChartStep {
  from: string;
  value: number;
  before: number | null;
}

export interface FigureChartProps {
  /** What the chart shows, translated. */
  label: string;
  steps: readonly ChartStep[];
}

/** The drawing's own units: it is stretched to the width of its place. */
const WIDTH = 600;
const HEIGHT = 160;

/** Bars of a period, and the steps of the period before as a line across them. A table beside it has the values. */
export function FigureChart({ label, steps }: FigureChartProps) {
  const values = steps.flatMap(({ value, before }) => [value, before ?? 0]);
  const x = scaleBand({ domain: steps.map(({ from }) => from), range: [0, WIDTH], padding: 0.2 });
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [HEIGHT - 2, 2],
  });
  const line = steps.flatMap(({ from, before }) => {
    const left = x(from) ?? 0;
    return before === null ? [] : [left, left + x.bandwidth()].map((at) => ({ at, before }));
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-40 w-full border-b"
    >
      {steps.map(({ from, value }) => (
        <Bar
          key={from}
          x={x(from) ?? 0}
          y={Math.min(y(0), y(value))}
          width={x.bandwidth()}
          height={Math.abs(y(0) - y(value))}
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
          className="fill-leaf-soft stroke-leaf"
        />
      ))}
      <LinePath
        data={line}
        x={({ at }) => at}
        y={({ before }) => y(before)}
        fill="none"
        strokeWidth={3}
        vectorEffect="non-scaling-stroke"
        className="stroke-spice forced-colors:stroke-current"
      />
    </svg>
  );
}
