import { sampleReport } from '@pgm/machines/staff/figures/testing';
import { inEnglish } from '@pgm/ui/foundations/language';
import { expect, it } from 'vitest';
import { toProductsCsv, toStepsCsv } from './figures-csv.ts';

it('the figures over time are a line for each step, with the step before', () => {
  const [first] = sampleReport.steps;
  if (!first) throw new Error('the sample has no step');
  const steps = [first, { ...first, from: '2026-11-19', before: null }];
  expect(toStepsCsv({ ...sampleReport, steps }, inEnglish)).toBe(
    '\uFEFFDay,Orders,Revenue,Points,New associates,"Orders, period before","Revenue, period before",' +
      '"Points, period before","New associates, period before"\r\n' +
      '2026-11-18,12,15006.00,216,3,10,12505.00,180,2\r\n' +
      '2026-11-19,12,15006.00,216,3,,,,\r\n',
  );
});

it('the top products keep commas and quotes, and no name runs as a formula', () => {
  const products = ['Tea, "green"', '=1+1', '-x'].map((name) => ({
    productId: name,
    name,
    pieces: 2,
    revenuePaise: -150,
    piecesBefore: 0,
    revenuePaiseBefore: 5,
  }));
  expect(
    toProductsCsv({ ...sampleReport, products }, inEnglish)
      .split('\r\n')
      .slice(1),
  ).toEqual(['"Tea, ""green""",2,-1.50,0,0.05', "'=1+1,2,-1.50,0,0.05", "'-x,2,-1.50,0,0.05", '']);
});
