import { INDIAN_STATES } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { toGstState, hasLegislature } from './gst-states.ts';

describe('the states of the goods and services tax', () => {
  it('have a code of two digits each, and each code is unique', () => {
    const codes = INDIAN_STATES.map((name) => toGstState(name)?.code);
    expect(codes.filter((code) => !/^\d\d$/.test(code ?? ''))).toEqual([]);
    expect(new Set(codes).size).toBe(36);
  });

  it.each([
    ['Uttar Pradesh', '09'],
    ['Bihar', '10'],
    ['Delhi', '07'],
    ['Maharashtra', '27'],
    ['Karnataka', '29'],
    ['Telangana', '36'],
    ['Andhra Pradesh', '37'],
    ['Ladakh', '38'],
  ])('%s is %s', (name, code) => {
    expect(toGstState(name)).toEqual({ name, code });
  });

  it.each([
    ['uttar  pradesh ', 'Uttar Pradesh'],
    ['JAMMU & KASHMIR', 'Jammu and Kashmir'],
    ['Andaman&Nicobar Islands', 'Andaman and Nicobar Islands'],
    ['Orissa', 'Odisha'],
    ['New Delhi', 'Delhi'],
    ['Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ])('%j is %s', (written, name) => {
    expect(toGstState(written)?.name).toBe(name);
  });

  it.each(['', 'Bavaria', 'constructor'])('do not include %j', (written) => {
    expect(toGstState(written)).toBeUndefined();
  });

  it('have a legislature, except five union territories', () => {
    const without = INDIAN_STATES.filter((name) => {
      const state = toGstState(name);
      return state && !hasLegislature(state);
    });
    expect(without).toEqual([
      'Andaman and Nicobar Islands',
      'Chandigarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Ladakh',
      'Lakshadweep',
    ]);
  });
});
