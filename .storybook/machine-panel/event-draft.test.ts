import { describe, expect, it } from 'vitest';
import { toDraft, toEvent } from './event-draft.ts';

describe('an event that is written in the form', () => {
  const draft = toDraft({ type: 'field.change', field: 'name', value: 3, left: undefined });

  it('begins with the fields of a sample', () => {
    expect(draft).toEqual([
      { name: 'field', text: '"name"' },
      { name: 'value', text: '3' },
    ]);
    expect(toEvent('field.change', draft)).toEqual({
      event: { type: 'field.change', field: 'name', value: 3 },
      invalid: [],
    });
  });

  it('leaves out a field that was emptied', () => {
    const { event } = toEvent('field.change', draft.with(1, { name: 'value', text: ' ' }));
    expect(event).toEqual({ type: 'field.change', field: 'name' });
  });

  it('is none while a field is no JSON, and names that field', () => {
    const written = toEvent('field.change', draft.with(1, { name: 'value', text: 'Asha' }));
    expect(written).toEqual({ event: undefined, invalid: ['value'] });
  });
});
