import { describe, expect, it } from 'vitest';
import { mergeDraft } from './form-draft.ts';

const FIELDS = ['name', 'mobile'] as const;
const EMPTY = { name: '', mobile: '' };

describe('a draft that is restored', () => {
  it('fills an empty form, and keeps the key with which it was sent', () => {
    const draft = { values: { name: 'Asha', mobile: '' }, key: 'key-1' };
    expect(mergeDraft(FIELDS, EMPTY, draft)).toEqual(draft);
  });

  it('overrides values that were filled in meanwhile; together with other new values it becomes a different form', () => {
    const draft = { values: { name: 'Asha', mobile: '' }, key: 'key-1' };
    expect(mergeDraft(FIELDS, { name: 'Asha Mishra', mobile: '98765' }, draft)).toEqual({
      values: { name: 'Asha', mobile: '98765' },
      key: undefined,
    });
  });

  it('changes nothing if there is no draft', () => {
    const filledIn = { name: 'Asha', mobile: '98765' };
    expect(mergeDraft(FIELDS, filledIn, undefined)).toEqual({ values: filledIn, key: undefined });
  });
});
