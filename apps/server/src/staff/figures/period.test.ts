import { expect, it } from 'vitest';
import { type ComparedSpans, toDays, toSpans } from './period.ts';

/** The spans as text. */
function inShort({ current, before }: ComparedSpans): string {
  return `${current.from} to ${current.to}, before ${before.from} to ${before.to}`;
}

it.each([
  ['today', '2026-11-24 to 2026-11-24, before 2026-11-23 to 2026-11-23'],
  ['7days', '2026-11-18 to 2026-11-24, before 2026-11-11 to 2026-11-17'],
  ['30days', '2026-10-26 to 2026-11-24, before 2026-09-26 to 2026-10-25'],
  ['month', '2026-11-01 to 2026-11-24, before 2026-10-01 to 2026-10-24'],
  ['year', '2026-04-01 to 2026-11-24, before 2025-04-01 to 2025-11-24'],
] as const)('the period %s ends today, and has as much before it', (period, expected) => {
  expect(inShort(toSpans(period, Date.parse('2026-11-24T12:00:00+05:30')))).toBe(expected);
});

it('a day begins at midnight in India', () => {
  expect(toSpans('today', Date.parse('2026-11-23T18:29:59Z')).current.to).toBe('2026-11-23');
  expect(toSpans('today', Date.parse('2026-11-23T18:30:00Z')).current.to).toBe('2026-11-24');
});

it('a financial year begins on the first of April', () => {
  expect(inShort(toSpans('year', Date.parse('2027-03-31T12:00:00+05:30')))).toBe(
    '2026-04-01 to 2027-03-31, before 2025-04-01 to 2026-03-31',
  );
  expect(inShort(toSpans('year', Date.parse('2027-04-01T12:00:00+05:30')))).toBe(
    '2027-04-01 to 2027-04-01, before 2026-04-01 to 2026-04-01',
  );
});

it('a long month is compared with all of a shorter one before', () => {
  const spans = toSpans('month', Date.parse('2027-03-31T12:00:00+05:30'));
  expect(inShort(spans)).toBe('2027-03-01 to 2027-03-31, before 2027-02-01 to 2027-02-28');
  expect([toDays(spans.current).length, toDays(spans.before).length]).toEqual([31, 28]);
});
