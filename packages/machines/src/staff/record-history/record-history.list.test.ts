import { type AuditEntry, type Result, ok } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import type { Page } from '../../kit/index.ts';
import { recordHistoryMachine, recordHistoryView } from './record-history.list.ts';
import { sampleChange, sampleCreation } from './record-history.scenario.ts';

it('the history of a record names the fields that changed, without those that no user sets', async () => {
  const items = [sampleChange, sampleCreation];
  const actor = createActor(
    recordHistoryMachine.provide({
      actors: {
        fetchPage: fromPromise(async (): Promise<Result<Page<AuditEntry>>> => ok({ items, pageCount: 1 })),
      },
    }),
  ).start();
  await settle();
  expect(recordHistoryView(actor.getSnapshot()).changes).toEqual([
    {
      id: sampleChange.id,
      at: sampleChange.at,
      actorName: 'Meera Staff',
      action: 'Changed',
      fields: [
        { name: 'name', before: 'Honey', after: 'Forest Honey' },
        { name: 'labelFacts', before: null, after: { goods: 'FOOD' } },
      ],
      names: {},
      isImported: false,
    },
    {
      id: sampleCreation.id,
      at: sampleCreation.at,
      actorName: 'Meera Staff',
      action: 'Added',
      fields: [],
      names: {},
      isImported: true,
    },
  ]);
});
