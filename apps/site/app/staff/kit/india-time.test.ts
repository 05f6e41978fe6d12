import { describe, expect, it } from 'vitest';
import { toIndiaDay, toIndiaTime, toMoment } from './india-time.ts';

describe('A time in India', () => {
  it('is five and a half hours after UTC, also over midnight', () => {
    expect(toIndiaTime('2026-12-01T03:30:00.000Z')).toBe('2026-12-01T09:00');
    expect(toIndiaTime('2026-12-31T18:30:00.000Z')).toBe('2027-01-01T00:00');
  });

  it('has the day of India', () => {
    expect(toIndiaDay('2026-12-31T18:29:59.000Z')).toBe('2026-12-31');
    expect(toIndiaDay('2026-12-31T18:30:00.000Z')).toBe('2027-01-01');
  });

  it('is the same moment when it is read again', () => {
    expect(toMoment('2026-12-01T09:00')).toBe('2026-12-01T03:30:00.000Z');
    expect(toMoment(toIndiaTime('2026-12-31T18:30:00.000Z'))).toBe('2026-12-31T18:30:00.000Z');
  });

  it('is no moment without a day', () => {
    expect(toMoment('T09:00')).toBe('');
  });
});
