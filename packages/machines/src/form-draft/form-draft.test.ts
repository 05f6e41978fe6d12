import { describe, expect, it } from 'vitest';
import { takenUp } from './index.ts';

const FIELDS = ['name', 'mobile'] as const;
const EMPTY = { name: '', mobile: '' };

describe('a draft that is taken up', () => {
  it('fills an empty form, and keeps the key with which it was sent', () => {
    const draft = { values: { name: 'Asha', mobile: '' }, key: 'key-1' };
    expect(takenUp(FIELDS, EMPTY, draft)).toEqual(draft);
  });

  it('counts for more than what was filled in meanwhile; with the rest of that it is another form', () => {
    const draft = { values: { name: 'Asha', mobile: '' }, key: 'key-1' };
    expect(takenUp(FIELDS, { name: 'Asha Mishra', mobile: '98765' }, draft)).toEqual({
      values: { name: 'Asha', mobile: '98765' },
      key: undefined,
    });
  });

  it('changes nothing where there is none', () => {
    const filledIn = { name: 'Asha', mobile: '98765' };
    expect(takenUp(FIELDS, filledIn, undefined)).toEqual({ values: filledIn, key: undefined });
  });
});
