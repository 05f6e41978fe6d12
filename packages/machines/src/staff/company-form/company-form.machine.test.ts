import { type CompanyFacts, type CompanyRecord, type Result, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import { companyFormMachine } from './company-form.machine.ts';
import { changedByOther, sampleCompany } from './company-form.scenario.ts';

function open(save: () => Result<CompanyRecord> = () => ok(sampleCompany)) {
  const saved: CompanyFacts[] = [];
  const actor = createActor(
    companyFormMachine.provide({
      actors: {
        saveRecord: fromPromise(async ({ input: { data } }) => {
          saved.push(data);
          return save();
        }),
      },
    }),
  ).start();
  actor.send({ type: 'form.edit', record: sampleCompany });
  const verbs = recordFormVerbs(actor.send);
  return { ...verbs, change: verbs.changeField, saved, view: () => recordFormView(actor.getSnapshot()) };
}

describe('the form of the facts of the company', () => {
  it('saves what is typed in its stored form, and leaves out what is empty', async () => {
    const form = open();
    form.change('chatNumber', ' +91 90000 00003 ');
    form.change('productRange', '  ');
    form.submit();
    await settle();
    const { productRange: _, ...others } = sampleCompany.draft;
    expect(form.saved).toEqual([{ ...others, chatNumber: '919000000003' }]);
    expect(form.view().isOpen).toBe(false);
  });

  it('names the fact that is not valid, also one that does not fit another', () => {
    const form = open();
    form.change('phone', '1915');
    form.change('state', 'Bihar');
    expect(form.view().errors).toEqual({
      phone: 'Write the phone number in this format: +91 90000 00000',
    });
    form.change('phone', '+91 90000 00000');
    form.submit();
    expect(form.view().errors).toEqual({
      gstin: 'The first two digits of the GST number belong to another state',
    });
    expect(form.saved).toEqual([]);
  });

  it('goes on from what another administrator saved, and asks about what both changed', async () => {
    const form = open(() =>
      fail({
        code: 'conflict',
        message: 'Another user has changed this.',
        status: 409,
        current: changedByOther,
      }),
    );
    form.change('chatNumber', '+91 90000 00003');
    form.submit();
    await settle();
    expect(form.view().conflicts).toEqual([
      { field: 'chatNumber', mine: '+91 90000 00003', theirs: '919000000002', choice: undefined },
    ]);
  });
});
