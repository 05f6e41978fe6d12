import { describe, expect, it } from 'vitest';
import { unsetFacts } from './company.ts';

describe('the unset facts', () => {
  it('are listed by name, those of a group with the name of the group too', () => {
    const facts = { gstin: undefined, state: 'Bihar', posts: { founder: { name: 'A' }, nodal: undefined } };
    expect(unsetFacts(facts)).toEqual(['gstin', 'posts.nodal']);
  });

  it('do not include an empty list, since an empty list is a fact too', () => {
    expect(unsetFacts({ memberships: [], posts: {} })).toEqual([]);
  });
});
