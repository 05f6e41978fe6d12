import { describe, expect, it } from 'vitest';
import { dialled } from './dialled.ts';

describe('a mobile number that people read', () => {
  it('has its country code and two groups of five digits, on one line', () => {
    expect(dialled('9000000001')).toBe('+91\u00a090000\u00a000001');
  });

  it('stays in one piece when digits are hidden', () => {
    expect(dialled('98••••••01')).toBe('+91\u00a098••••••01');
  });
});
