import { describe, expect, it } from 'vitest';
import { DAY_START, HALF_HOURS, toIndianTime, toMoment } from './indian-time.ts';

describe('A time in India', () => {
  it('is five and a half hours after UTC, also over midnight', () => {
    expect(toIndianTime('2026-12-01T03:30:00.000Z')).toBe('2026-12-01T09:00');
    expect(toIndianTime('2026-12-31T18:30:00.000Z')).toBe('2027-01-01T00:00');
  });

  it('is the same moment when it is read again', () => {
    expect(toMoment('2026-12-01T09:00')).toBe('2026-12-01T03:30:00.000Z');
    expect(toMoment(toIndianTime('2026-12-31T18:30:00.000Z'))).toBe('2026-12-31T18:30:00.000Z');
  });

  it('is no moment without a day', () => {
    expect(toMoment(DAY_START)).toBe('');
  });

  it('can be chosen in half hours', () => {
    expect(HALF_HOURS.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
    expect(HALF_HOURS.at(-1)).toBe('23:30');
  });
});
