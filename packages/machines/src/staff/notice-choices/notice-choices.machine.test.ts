import { type Result, StaffArea, type StaffNoticeChoices, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ChangedChoices } from '../../kit/index.ts';
import { settle } from '../../../test/settle.ts';
import {
  type NoticeReader,
  noticeChoicesMachine,
  noticeChoicesVerbs,
  noticeChoicesView,
} from './notice-choices.machine.ts';
import { sampleNoticeChoices } from './notice-choices.scenario.ts';

async function open() {
  let stored = sampleNoticeChoices;
  const calls: StaffNoticeChoices[] = [];
  const machine = noticeChoicesMachine.provide({
    actors: {
      syncChoices: fromPromise<Result<StaffNoticeChoices>, ChangedChoices<StaffNoticeChoices>>(
        async ({ input: { changed } }) => {
          if (changed !== undefined) calls.push(changed);
          stored = changed ?? stored;
          return ok(stored);
        },
      ),
    },
  });
  const actor = createActor(machine).start();
  await settle();
  const rows = (reader: NoticeReader = { isAdmin: false, rights: StaffArea.options }) =>
    noticeChoicesView(actor.getSnapshot(), reader).rows;
  const row = (kind: string) => rows().find((one) => one.kind === kind);
  return { ...noticeChoicesVerbs(actor), calls, rows, row };
}

describe('what notifies a staff member', () => {
  it('has a row for each kind that role and rights let the reader see', async () => {
    const page = await open();
    expect(page.rows()).toHaveLength(13);
    expect(page.rows({ isAdmin: true, rights: StaffArea.options })).toHaveLength(15);
    expect(page.rows({ isAdmin: false, rights: ['catalogue'] }).map(({ kind }) => kind)).toEqual([
      'LOW_STOCK',
      'NEW_REVIEW',
      'NEW_PRODUCT_QUESTION',
    ]);
    expect(page.row('NEW_LEAD')).toEqual({ kind: 'NEW_LEAD', isDuty: false, bell: false, mail: false });
    expect(page.row('NEW_GRIEVANCE')).toEqual({
      kind: 'NEW_GRIEVANCE',
      isDuty: true,
      bell: true,
      mail: true,
    });
  });

  it('is switched on and off by kind and channel', async () => {
    const page = await open();
    page.choose('NEW_ORDER', 'mail', true);
    page.choose('NEW_GRIEVANCE', 'mail', false);
    page.choose('NEW_LEAD', 'bell', true);
    page.choose('LOW_STOCK', 'bell', false);
    await settle();
    await settle();
    expect(page.calls).toEqual([
      { bellOff: ['NEW_LEAD'], mail: ['NEW_GRIEVANCE', 'NEW_ORDER'] },
      { bellOff: ['LOW_STOCK'], mail: ['NEW_ORDER'] },
    ]);
    expect(page.row('NEW_ORDER')).toMatchObject({ bell: true, mail: true });
    expect(page.row('LOW_STOCK')).toMatchObject({ bell: false, mail: false });
  });
});
