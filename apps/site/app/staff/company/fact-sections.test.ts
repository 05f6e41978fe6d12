import { COMPANY_FACTS, toTypedFacts } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { toSections } from './fact-sections.ts';

it('the form has each fact once', () => {
  const fields = toSections(toTypedFacts({})).flatMap((section) => section.fields.map(({ id }) => id));
  expect(fields.toSorted()).toEqual([...COMPANY_FACTS].toSorted());
});
