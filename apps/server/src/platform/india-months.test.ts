import { expect, it } from 'vitest';
import { nextMonth, startOfMonth } from './india-months.ts';

it.each([
  ['2026-11', '2026-12'],
  ['2026-12', '2027-01'],
])('the month after %s is %s', (month, next) => {
  expect(nextMonth(month)).toBe(next);
});

it('a month begins at midnight in India', () => {
  expect(startOfMonth('2026-12').toISOString()).toBe('2026-11-30T18:30:00.000Z');
});
