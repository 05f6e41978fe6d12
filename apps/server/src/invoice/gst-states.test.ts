import { INDIAN_STATES } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { gstStateOf, hasLegislature } from './gst-states.ts';

describe('the states of the goods and services tax', () => {
  it('have a code of two digits each, and no two the same', () => {
    const codes = INDIAN_STATES.map((name) => gstStateOf(name)?.code);
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
    expect(gstStateOf(name)).toEqual({ name, code });
  });

  it.each([
    ['uttar  pradesh ', 'Uttar Pradesh'],
    ['JAMMU & KASHMIR', 'Jammu and Kashmir'],
    ['Andaman&Nicobar Islands', 'Andaman and Nicobar Islands'],
    ['Orissa', 'Odisha'],
    ['New Delhi', 'Delhi'],
    ['Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ])('%j is %s', (written, name) => {
    expect(gstStateOf(written)?.name).toBe(name);
  });

  it.each(['', 'Bavaria', 'constructor'])('%j is none', (written) => {
    expect(gstStateOf(written)).toBeUndefined();
  });

  it('have a legislature, but for five union territories', () => {
    const without = INDIAN_STATES.filter((name) => {
      const state = gstStateOf(name);
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
