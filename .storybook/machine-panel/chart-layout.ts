import { Graph, type GraphLabel, type Point, layout } from '@dagrejs/dagre';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** A transition with the words beside it. */
export interface Label {
  readonly transition: ChartTransition;
  readonly text: string;
}

/** A state with its place; all lengths are in px, from the top left corner of the chart. */
export interface Box {
  readonly state: ChartState;
  /** How many states contain it. */
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The events that it reacts to without leaving it. */
  readonly labels: readonly Label[];
}

/** An arrow between two states beside each other, with all transitions that go the same way. */
export interface Arrow {
  readonly points: readonly Point[];
  readonly labels: readonly Label[];
  /** The middle of the labels. */
  readonly x: number;
  readonly y: number;
}

/** A chart with the places of all its parts. */
export interface PlacedChart {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** The height of a line of text, in px; the view uses it, too. */
export const LINE_HEIGHT = 22;
const CHARACTER = 6.7;
const PADDING = 12;
const GAPS: GraphLabel = { rankdir: 'TB', nodesep: 20, ranksep: 22, edgesep: 12 };

/**
 * Places the states of a chart: those in one state together, from top to bottom in the order of their transitions. A
 * transition out of an inner state starts at the outermost box that it leaves, and its words name the inner one.
 */
export function placeChart(chart: Chart): PlacedChart {
  const root = chart.states.find(({ id }) => id === '');
  if (root === undefined) return { width: 0, height: 0, boxes: [], arrows: [] };
  return placeState(chart, root, 0);
}

/** A state with all that is in it; its corner is at 0, 0. */
function placeState(chart: Chart, state: ChartState, depth: number): PlacedChart {
  const labels = chart.transitions
    .filter((transition) => transition.from === state.id && staysIn(state.id, transition))
    .map((transition) => ({ transition, text: toText(transition, state.id, state.id) }));
  const header = LINE_HEIGHT * (1 + labels.length) + PADDING;
  const widest = Math.max(state.name.length + 4, ...labels.map(({ text }) => text.length)) * CHARACTER;
  const inner = placeChildren(chart, state, depth);
  const width = Math.max(widest + 2 * PADDING, inner.width + (inner.width && 2 * PADDING));
  const height = header + (inner.height && inner.height + PADDING);
  const left = (width - inner.width) / 2;
  const box = { state, depth, x: 0, y: 0, width, height, labels };
  const { boxes, arrows } = moved(inner, left, header);
  return { width, height, boxes: [box, ...boxes], arrows };
}

function placeChildren(chart: Chart, parent: ChartState, depth: number): PlacedChart {
  const children = chart.states.filter(({ id }) => id !== '' && toParent(id) === parent.id);
  if (children.length === 0) return { width: 0, height: 0, boxes: [], arrows: [] };
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ ...GAPS });
  const placed = new Map(children.map((child) => [child.id, placeState(chart, child, depth + 1)]));
  for (const [id, { width, height }] of placed) graph.setNode(id, { width, height });
  const ways = listWays(chart, parent.id);
  for (const [index, { from, to, labels }] of ways.entries()) {
    const width = Math.max(...labels.map(({ text }) => text.length)) * CHARACTER + PADDING;
    const height = labels.length * LINE_HEIGHT;
    graph.setEdge(from, to, { width, height, labelpos: 'c', index }, String(index));
  }
  layout(graph);
  const boxes = [...placed].map(([id, inner]) => {
    const { x = 0, y = 0, width, height } = graph.node(id);
    return moved(inner, x - width / 2, y - height / 2);
  });
  const arrows = ways.map(({ from, to, labels }, index): Arrow => {
    const { points = [], x = 0, y = 0 } = graph.edge(from, to, String(index));
    return { points, labels, x, y };
  });
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    boxes: boxes.flatMap((one) => one.boxes),
    arrows: [...boxes.flatMap((one) => one.arrows), ...arrows],
  };
}

/** The transitions between the states that are directly in a state, those that go the same way together. */
function listWays(chart: Chart, parent: string) {
  const ways = new Map<string, { from: string; to: string; labels: Label[] }>();
  for (const transition of chart.transitions) {
    const from = childOn(parent, transition.from);
    const to = transition.to === undefined ? undefined : childOn(parent, transition.to);
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    const way = ways.get(key) ?? { from, to, labels: [] };
    way.labels.push({ transition, text: toText(transition, from, to) });
    ways.set(key, way);
  }
  return [...ways.values()];
}

/** Whether a transition neither leaves its state nor needs an arrow: it changes nothing, or goes to an inner state. */
function staysIn(id: string, { to }: ChartTransition): boolean {
  return to === undefined || isIn(to, id) || isIn(id, to);
}

function isIn(id: string, outer: string): boolean {
  return id === outer || outer === '' || id.startsWith(`${outer}.`);
}

/** The state directly in `parent` that contains `id` or is it; `undefined` for a state elsewhere. */
function childOn(parent: string, id: string): string | undefined {
  if (id === parent || !isIn(id, parent)) return undefined;
  const [first = ''] = id.slice(parent === '' ? 0 : parent.length + 1).split('.');
  return parent === '' ? first : `${parent}.${first}`;
}

function toParent(id: string): string {
  return id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '';
}

/** Such as `valid: form.submit [isWhole] → sending`: what lies inside of the boxes is named. */
function toText({ from, to, label, guard }: ChartTransition, fromBox: string, toBox: string): string {
  const source = from === fromBox ? '' : `${from.slice(fromBox.length + 1)}: `;
  const target =
    to === undefined || to === toBox ? '' : ` → ${isIn(to, toBox) ? relative(to, toBox) : to || 'start'}`;
  return `${source}${label}${guard === undefined ? '' : ` [${guard}]`}${target}`;
}

const relative = (id: string, outer: string) => (outer === '' ? id : id.slice(outer.length + 1));

/** The same parts at another place. */
function moved({ width, height, boxes, arrows }: PlacedChart, x: number, y: number): PlacedChart {
  return {
    width,
    height,
    boxes: boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
    arrows: arrows.map((arrow) => ({
      ...arrow,
      x: arrow.x + x,
      y: arrow.y + y,
      points: arrow.points.map((point) => ({ x: point.x + x, y: point.y + y })),
    })),
  };
}
