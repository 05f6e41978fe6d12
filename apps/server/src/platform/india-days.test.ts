import { describe, expect, it } from 'vitest';
import { endOfIndiaDay, startOfIndiaDay, toIndiaDay } from './india-days.ts';

describe('a day in India', () => {
  it('begins and ends five and a half hours before that of UTC', () => {
    expect([startOfIndiaDay('2026-12-05'), endOfIndiaDay('2026-12-05')]).toEqual([
      new Date('2026-12-04T18:30:00.000Z'),
      new Date('2026-12-05T18:29:59.999Z'),
    ]);
  });

  it.each([
    ['2026-12-04T18:29:59.999Z', '2026-12-04'],
    ['2026-12-04T18:30:00.000Z', '2026-12-05'],
    ['2028-02-28T20:00:00.000Z', '2028-02-29'],
  ])('is at %s the day %s', (at, day) => {
    expect(toIndiaDay(new Date(at))).toBe(day);
  });
});
