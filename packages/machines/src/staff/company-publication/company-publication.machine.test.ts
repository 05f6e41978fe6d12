import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { newCompany, sampleCompany } from '../company-form/company-form.scenario.ts';
import { companyPublicationMachine } from './index.ts';

it.each([
  ['changes that are complete', sampleCompany, 'confirming'],
  ['no change', { ...sampleCompany, changed: [] }, 'idle'],
  ['a missing fact', newCompany, 'idle'],
])('of a draft with %s the next state is %3$s', (_, subject, state) => {
  const actor = createActor(companyPublicationMachine).start();
  actor.send({ type: 'action.ask', subject });
  expect(actor.getSnapshot().value).toBe(state);
});
