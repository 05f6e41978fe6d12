import { leadFormMachine } from '@pgm/machines/company/lead-form';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { type PlacedChart, placeChart } from './chart-layout.ts';
import { toChart } from './chart.ts';

/** A machine with each kind of state and of transition. */
const machine = createMachine({
  id: 'parcel',
  initial: 'open',
  on: { note: {}, reset: '.open' },
  states: {
    open: {
      initial: 'empty',
      on: { close: 'away' },
      states: {
        empty: { on: { fill: { target: 'full', guard: 'isHeavy' } } },
        full: {
          on: { send: '#parcel.away.road', empty: 'empty' },
          always: { target: 'empty', guard: 'leaks' },
        },
      },
    },
    away: {
      type: 'parallel',
      invoke: { src: 'carry', id: 'carry', onDone: 'over', onError: 'open' },
      after: { 5000: 'over' },
      states: { road: {}, papers: {} },
    },
    over: { type: 'final' },
  },
});

describe('the chart of a machine', () => {
  it('has all states, each with its kind', () => {
    expect(toChart(machine).states.map(({ id, kind, isInitial }) => [id, kind, isInitial])).toEqual([
      ['', 'compound', false],
      ['open', 'compound', true],
      ['open.empty', 'atomic', true],
      ['open.full', 'atomic', false],
      ['away', 'parallel', false],
      ['away.road', 'atomic', false],
      ['away.papers', 'atomic', false],
      ['over', 'final', false],
    ]);
  });

  it('has all transitions, in words', () => {
    const shown = toChart(machine).transitions.map(({ from, label, guard, to }) => [from, label, guard, to]);
    expect(shown).toEqual([
      ['', 'note', undefined, undefined],
      ['', 'reset', undefined, 'open'],
      ['open', 'close', undefined, 'away'],
      ['open.empty', 'fill', 'isHeavy', 'open.full'],
      ['open.full', 'send', undefined, 'away.road'],
      ['open.full', 'empty', undefined, 'open.empty'],
      ['open.full', 'at once', 'leaks', 'open.empty'],
      ['away', 'carry: done', undefined, 'over'],
      ['away', 'carry: failed', undefined, 'open'],
      ['away', 'after 5000', undefined, 'over'],
    ]);
  });

  it('has one id for each transition', () => {
    const ids = toChart(leadFormMachine).transitions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the layout of a chart', () => {
  const find = ({ boxes }: PlacedChart, id: string) => {
    const box = boxes.find(({ state }) => state.id === id);
    if (box === undefined) throw new Error(`no box ${id}`);
    return box;
  };

  it.each([
    ['parcel', machine],
    ['lead-form', leadFormMachine],
  ])('keeps each state in the one that contains it, and apart from those beside it: %s', (_, drawn) => {
    const placed = placeChart(toChart(drawn));
    for (const box of placed.boxes) {
      if (box.state.id === '') continue;
      const parent = find(placed, box.state.id.split('.').slice(0, -1).join('.'));
      expect(box.x).toBeGreaterThanOrEqual(parent.x);
      expect(box.y).toBeGreaterThanOrEqual(parent.y);
      expect(box.x + box.width).toBeLessThanOrEqual(parent.x + parent.width);
      expect(box.y + box.height).toBeLessThanOrEqual(parent.y + parent.height);
      const overlapping = placed.boxes.filter(
        (other) =>
          other !== box &&
          other.depth === box.depth &&
          other.x < box.x + box.width &&
          box.x < other.x + other.width &&
          other.y < box.y + box.height &&
          box.y < other.y + other.height,
      );
      expect(overlapping.map(({ state }) => state.id)).toEqual([]);
    }
  });

  it('shows each transition once: with an arrow, or in the state that it does not leave', () => {
    const { boxes, arrows } = placeChart(toChart(machine));
    const inBoxes = boxes.flatMap(({ state, labels }) => labels.map(({ text }) => [state.id, text]));
    expect(inBoxes).toEqual([
      ['', 'note'],
      ['', 'reset → open'],
    ]);
    expect(arrows.map(({ labels }) => labels.map(({ text }) => text))).toEqual([
      ['fill [isHeavy]'],
      ['empty', 'at once [leaks]'],
      ['close', 'full: send → road'],
      ['carry: done', 'after 5000'],
      ['carry: failed'],
    ]);
  });
});
