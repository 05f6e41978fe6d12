import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { newCompany, sampleCompany } from '../company-form/company-form.scenario.ts';
import { companyPublicationMachine, publicationObstacle } from './company-publication.machine.ts';

it.each([
  ['changes that are complete', sampleCompany, 'confirming'],
  ['no change', { ...sampleCompany, changed: [] }, 'idle'],
  ['a missing fact', newCompany, 'idle'],
])('of a draft with %s the next state is %3$s', (_, subject, state) => {
  const actor = createActor(companyPublicationMachine).start();
  actor.send({ type: 'action.ask', subject });
  expect(actor.getSnapshot().value).toBe(state);
});

it.each([
  ['unsaved changes', sampleCompany, true, 'Save your changes before you publish them.'],
  ['a missing fact', newCompany, false, 'Set the missing facts before you publish.'],
  ['no change', { ...sampleCompany, changed: [] }, false, 'There is nothing new to publish.'],
  ['changes that are complete', sampleCompany, false, undefined],
])(
  'of a draft with %s the page says why it cannot be published, or nothing',
  (_, record, isDirty, obstacle) => {
    expect(publicationObstacle(record, isDirty)).toBe(obstacle);
  },
);
