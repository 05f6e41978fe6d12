import { describe, expect, it } from 'vitest';
import { unsetFacts } from './company.ts';

describe('the facts that are not set', () => {
  it('are named, those of a group by both names', () => {
    const facts = { gstin: undefined, state: 'Bihar', posts: { founder: { name: 'A' }, nodal: undefined } };
    expect(unsetFacts(facts)).toEqual(['gstin', 'posts.nodal']);
  });

  it('are none where a list is empty: nothing is a fact too', () => {
    expect(unsetFacts({ memberships: [], posts: {} })).toEqual([]);
  });
});
