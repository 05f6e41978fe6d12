/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { type Arrow, type Box, LINE_HEIGHT, type Label, placeChart } from './chart-layout.ts';
import type { Chart, ChartTransition } from './chart.ts';

interface ChartViewProps {
  readonly chart: Chart;
  /** The ids of the current states. */
  readonly current: readonly string[];
  /** The ids of the transitions that the last event took. */
  readonly taken: readonly string[];
  /** The types of the events that the machine would react to now. */
  readonly enabled: ReadonlySet<string>;
  /** The type of the event that the form shows. */
  readonly chosen: string | undefined;
  readonly onChoose: (transition: ChartTransition) => void;
}

const ZOOMS = [0.6, 0.7, 0.8, 1, 1.25] as const;

/**
 * The statechart: the current states and the transition that was just taken are marked, and each event is a button. An
 * event that has no effect now is disabled.
 */
export function ChartView({ chart, current, taken, enabled, chosen, onChoose }: ChartViewProps) {
  const placed = React.useMemo(() => placeChart(chart), [chart]);
  const [zoom, setZoom] = React.useState(0);
  const frame = React.useRef<HTMLDivElement>(null);
  // At first the whole width is to be seen, if the words are still readable then.
  React.useLayoutEffect(() => {
    const room = frame.current?.clientWidth ?? 0;
    setZoom(
      Math.max(
        0,
        ZOOMS.findLastIndex((one) => one <= 1 && placed.width * one <= room),
      ),
    );
  }, [placed]);
  const scale = ZOOMS[zoom] ?? 1;

  const toButton = ({ transition, text }: Label) => (
    <Event
      key={transition.id}
      type="button"
      isTaken={taken.includes(transition.id)}
      aria-pressed={transition.type !== '' && transition.type === chosen}
      disabled={!enabled.has(transition.type)}
      onClick={() => onChoose(transition)}
    >
      {text}
    </Event>
  );

  return (
    <div>
      <Zoom role="group" aria-label="Size of the chart">
        <Button
          size="small"
          variant="ghost"
          ariaLabel="Smaller"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          −
        </Button>
        <Button
          size="small"
          variant="ghost"
          ariaLabel="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </Button>
      </Zoom>
      <Frame ref={frame} tabIndex={0} role="region" aria-label="Statechart">
        <Sheet style={{ width: placed.width * scale, height: placed.height * scale }}>
          <Scaled style={{ width: placed.width, height: placed.height, transform: `scale(${scale})` }}>
            {placed.boxes.map((box) => (
              <StateBox
                key={box.state.id}
                style={place(box)}
                kind={box.state.kind}
                isCurrent={current.includes(box.state.id)}
                aria-current={current.includes(box.state.id) ? 'step' : undefined}
              >
                <Name>
                  {box.state.isInitial && <span title="It begins here">● </span>}
                  {box.state.name}
                </Name>
                {box.labels.map(toButton)}
              </StateBox>
            ))}
            <Lines width={placed.width} height={placed.height} aria-hidden="true">
              <defs>
                {/* Of the colour of the line that it ends. */}
                <marker
                  id="pgm-arrow"
                  viewBox="0 0 8 8"
                  refX="7"
                  refY="4"
                  markerWidth="8"
                  markerHeight="8"
                  orient="auto"
                >
                  <path d="M0 0L8 4L0 8Z" fill="context-stroke" />
                </marker>
              </defs>
              {placed.arrows.map((arrow) => (
                <Line
                  key={toKey(arrow)}
                  d={toPath(arrow)}
                  isTaken={arrow.labels.some(({ transition }) => taken.includes(transition.id))}
                  markerEnd="url(#pgm-arrow)"
                />
              ))}
            </Lines>
            {placed.arrows.map((arrow) => (
              <Labels
                key={toKey(arrow)}
                style={{ left: arrow.x, top: arrow.y - (arrow.labels.length * LINE_HEIGHT) / 2 }}
              >
                {arrow.labels.map(toButton)}
              </Labels>
            ))}
          </Scaled>
        </Sheet>
      </Frame>
    </div>
  );
}

const place = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

const toKey = ({ labels }: Arrow) => labels.map(({ transition }) => transition.id).join(' ');

/** A line through the points, with round corners. */
function toPath({ points: [start, ...points] }: Arrow): string {
  if (start === undefined) return '';
  const corners = points.map((point, index) => {
    const next = points[index + 1];
    return next === undefined
      ? `L${point.x} ${point.y}`
      : `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${start.x} ${start.y}${corners.join('')}`;
}

const Zoom = styled.div({ display: 'flex', gap: 4 });

const Frame = styled.div(({ theme }) => ({
  overflow: 'auto',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));

const Sheet = styled.div({ margin: '8px auto', position: 'relative' });

const Scaled = styled.div({ position: 'relative', transformOrigin: '0 0' });

const StateBox = styled.div<{ isCurrent: boolean; kind: string }>(({ theme, isCurrent, kind }) => ({
  position: 'absolute',
  boxSizing: 'border-box',
  padding: '0 8px',
  border: `${isCurrent ? 2 : 1}px ${kind === 'parallel' ? 'dashed' : 'solid'} ${
    isCurrent ? theme.color.secondary : theme.color.mediumdark
  }`,
  outline: kind === 'final' ? `1px solid ${theme.color.mediumdark}` : 'none',
  outlineOffset: 2,
  borderRadius: 6,
  background: isCurrent && kind === 'atomic' ? theme.background.hoverable : 'transparent',
}));

const Name = styled.div(({ theme }) => ({
  lineHeight: `${LINE_HEIGHT}px`,
  fontSize: 12,
  fontWeight: theme.typography.weight.bold,
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));

const Labels = styled.div(({ theme }) => ({
  position: 'absolute',
  transform: 'translateX(-50%)',
  background: theme.background.content,
}));

const Event = styled.button<{ isTaken: boolean }>(({ theme, isTaken }) => ({
  display: 'block',
  width: '100%',
  height: LINE_HEIGHT,
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  background: isTaken ? theme.color.secondary : 'transparent',
  color: isTaken ? theme.color.lightest : theme.color.defaultText,
  fontFamily: theme.typography.fonts.mono,
  fontSize: 11,
  lineHeight: `${LINE_HEIGHT}px`,
  whiteSpace: 'nowrap',
  textAlign: 'center',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default', color: isTaken ? theme.color.lightest : theme.barTextColor },
  '&:hover:not(:disabled)': { textDecoration: 'underline' },
  '&:focus-visible, &[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${theme.color.secondary}` },
}));

const Lines = styled.svg({ position: 'absolute', inset: 0, pointerEvents: 'none' });

const Line = styled.path<{ isTaken: boolean }>(({ theme, isTaken }) => ({
  fill: 'none',
  stroke: isTaken ? theme.color.secondary : theme.color.mediumdark,
  strokeWidth: isTaken ? 2.5 : 1.25,
}));
