import { runInNewContext } from 'node:vm';
import { stateName } from '@pgm/machines/kit/testing';
import { leadFormMachine } from '@pgm/machines/company/lead-form';
import { leadFormScenario } from '@pgm/machines/company/lead-form/testing';
import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { type Scene, later, playScene, toChild } from '../flow-stories/scene.ts';
import { toStoryCode, toTestCode } from './copied-code.ts';

const way = ['typeName', 'typeMobile', 'typeEmail', 'submit', 'stored', later(4)] as const;
const sent = { machine: 'lead-form', state: 'done', way };

describe('the copied story', () => {
  it('names the state and the whole way to it', () => {
    expect(toStoryCode(sent)).toBe(
      "export const Done = flow.at('done', { via: ['typeName', 'typeMobile', 'typeEmail', 'submit', 'stored', later(4)] });\n",
    );
  });

  it('opens in the state that was copied', () => {
    const states: string[] = [];
    // The same helpers that a file of stories imports.
    const at = (state: string, options: Pick<Scene, 'via'>) => {
      const { actor } = playScene(
        { machine: leadFormMachine, scenario: leadFormScenario },
        { state, ...options },
      );
      states.push(stateName(actor.getSnapshot().value));
    };
    runInNewContext(toStoryCode(sent).replace('export', ''), { flow: { at }, later, toChild });
    expect(states).toEqual(['done']);
  });

  it('has the name of a region, and events that are in no scenario', () => {
    const event = { type: 'field.change', value: "it's", 'a-b': [1, null] };
    const reached = {
      machine: 'points',
      state: 'open.idle & shown',
      way: [{ event }, { child: 'list', event: { type: 'x' } }],
    };
    expect(toStoryCode(reached)).toBe(
      String.raw`export const OpenIdleShown = flow.at('open.idle', { via: [{ event: { type: 'field.change', value: 'it\'s', 'a-b': [1, null] } }, toChild('list', { type: 'x' })] });` +
        '\n',
    );
  });
});

describe('the copied test', () => {
  it('sends the same events and asks for the same state', () => {
    expect(toTestCode({ ...sent, way: ['typeName', later(4)] })).toBe(
      [
        "it('is in done after typeName, 4 s', () => {",
        '  const clock = new SimulatedClock();',
        '  const actor = createActor(leadFormMachine, { clock }).start();',
        '  actor.send(leadFormScenario.typeName);',
        '  clock.increment(4000);',
        "  expect(stateName(actor.getSnapshot().value)).toBe('done');",
        '});\n',
      ].join('\n'),
    );
  });

  it('passes', () => {
    const titles: string[] = [];
    const run = (title: string, test: () => void) => {
      test();
      titles.push(title);
    };
    const names = { SimulatedClock, createActor, leadFormMachine, leadFormScenario, stateName, expect };
    runInNewContext(toTestCode(sent), { it: run, ...names });
    expect(titles).toEqual(['is in done after typeName, typeMobile, typeEmail, submit, stored, 4 s']);
    const isAnotherState = toTestCode({ ...sent, state: 'idle' });
    expect(() => runInNewContext(isAnotherState, { it: run, ...names })).toThrow("'done' to be 'idle'");
  });

  it('reaches child machines', () => {
    const inRow = { child: 'list/row', event: { type: 'row.open' } };
    expect(toTestCode({ machine: 'points', state: 'ready', way: [inRow] })).toContain(
      "actor.getSnapshot().children['list']?.getSnapshot().children['row']?.send({ type: 'row.open' });",
    );
  });
});
