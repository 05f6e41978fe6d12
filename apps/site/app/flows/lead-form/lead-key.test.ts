import { describe, expect, it } from 'vitest';
import { leadKeys } from './lead-key.ts';

const LEAD = {
  name: 'Sunita Verma',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
} as const;

describe('the key of a lead', () => {
  const keys = () => {
    let made = 0;
    return leadKeys(() => `key-${(made += 1)}`);
  };

  it('is the same while the same lead is tried again', () => {
    const { of } = keys();
    expect([of(LEAD), of({ ...LEAD })]).toEqual(['key-1', 'key-1']);
  });

  it('is another one for a changed lead', () => {
    const { of } = keys();
    expect([of(LEAD), of({ ...LEAD, state: 'Kerala' })]).toEqual(['key-1', 'key-2']);
  });

  it('is another one when the lead was stored', () => {
    const { of, forget } = keys();
    const first = of(LEAD);
    forget();
    expect([first, of(LEAD)]).toEqual(['key-1', 'key-2']);
  });
});
