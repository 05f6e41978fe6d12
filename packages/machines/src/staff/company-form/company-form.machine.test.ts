import { type CompanyRecord, type Result, type SentFacts, fail, ok } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../../../test/settle.ts';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import { companyFormMachine } from './company-form.machine.ts';
import { changedByOther, sampleCompany } from './company-form.scenario.ts';

const scanAddress = `/media/certificates/${'0'.repeat(40)}/640.webp`;

/** A draft with two scans. */
const withScans: CompanyRecord = {
  ...sampleCompany,
  draft: { ...sampleCompany.draft, certificateIso9001Scan: scanAddress, certificatePanScan: scanAddress },
};

function open(save: () => Result<CompanyRecord> = () => ok(sampleCompany), record = sampleCompany) {
  const saved: SentFacts[] = [];
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
  actor.send({ type: 'form.edit', record });
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

  it('sends the address of a stored scan, which stays, and none where it was removed', async () => {
    const form = open(() => ok(sampleCompany), withScans);
    form.change('certificatePanScan', '');
    form.submit();
    await settle();
    expect(form.saved).toEqual([{ ...sampleCompany.draft, certificateIso9001Scan: scanAddress }]);
  });

  it('names a certificate that ends before it is issued', () => {
    const form = open();
    form.change('certificatePanFrom', '2026-01-02');
    form.change('certificatePanUntil', '2026-01-01');
    expect(form.view().errors).toEqual({
      certificatePanUntil: 'A certificate cannot end before it is issued',
    });
  });

  it('shows what the server rejects of a scan, until another one is chosen', async () => {
    const message = 'This file cannot be read. Choose an image or a PDF.';
    const form = open(() =>
      fail({ code: 'invalid', message, status: 400, fields: { certificatePanScan: message } }),
    );
    form.change('certificatePanScan', scanAddress);
    form.submit();
    await settle();
    expect(form.view()).toMatchObject({ errors: { certificatePanScan: message }, alert: undefined });
    form.change('certificatePanScan', '');
    expect(form.view().errors).toEqual({ certificatePanScan: undefined });
  });
});
