import { type FigurePeriod, type FiguresReport, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { sampleReport } from './figures.scenario.ts';
import { FIRST_PERIOD, figuresMachine, figuresVerbs, figuresView } from './figures.machine.ts';

function open(fetchFigures: (period: FigurePeriod) => Promise<Result<FiguresReport>>, period?: FigurePeriod) {
  const machine = figuresMachine.provide({
    actors: { fetchData: fromPromise(({ input: { query = FIRST_PERIOD } }) => fetchFigures(query)) },
  });
  const actor = createActor(machine, { input: period });
  actor.start();
  return { ...figuresVerbs(actor.send), view: () => figuresView(actor.getSnapshot()) };
}

const report = async (period: FigurePeriod) => ok({ ...sampleReport, period });

describe('the figures of a period', () => {
  it('are those of the last seven days unless another period is named', async () => {
    const page = open(report);
    expect(page.view()).toEqual({ period: '7days', report: undefined, error: undefined });
    await settle();
    expect(page.view().report?.period).toBe('7days');
    const month = open(report, 'month');
    await settle();
    expect(month.view().report?.period).toBe('month');
  });

  it('are loaded once for each other period, without those of the previous one meanwhile', async () => {
    const asked: FigurePeriod[] = [];
    const page = open((period) => {
      asked.push(period);
      return report(period);
    }, '7days');
    await settle();
    page.open('7days');
    page.open('year');
    expect(page.view()).toEqual({ period: 'year', report: undefined, error: undefined });
    await settle();
    expect([asked, page.view().report?.period]).toEqual([['7days', 'year'], 'year']);
  });

  it('say why they could not be loaded, and can be tried again', async () => {
    const results: Result<FiguresReport>[] = [fail({ code: 'server', message: 'Closed today' })];
    const page = open(async () => results.shift() ?? ok(sampleReport));
    await settle();
    expect(page.view().error).toBe('Closed today');
    page.retry();
    expect(page.view().error).toBeUndefined();
    await settle();
    expect(page.view().report).toEqual(sampleReport);
  });
});
