import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { profileEditMachine } from './profile-edit.machine.ts';
import { profileEditVerbs, profileEditView } from './profile-edit.view.ts';
import { sampleProfile } from './profile-edit.scenario.ts';

/** Opens the dialog, whose saves get no response. */
function openDialog() {
  const signals: object[] = [];
  const machine = profileEditMachine.provide({
    actors: {
      saveProfile: fromPromise(({ signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      }),
    },
  });
  const actor = createActor(machine).start();
  const verbs = profileEditVerbs((event) => actor.send(event));
  verbs.open(sampleProfile);
  return { ...verbs, signals, view: () => profileEditView(actor.getSnapshot()) };
}

describe('the profile dialog', () => {
  it('goes on from what was typed and chosen after it was left, in the same profile only', () => {
    const dialog = openDialog();
    dialog.changeField('firstName', 'Ash');
    dialog.choosePhoto({ address: 'blob:asha', type: 'image/jpeg', bytes: 2_000_000 });
    dialog.leave();
    expect(dialog.view()).toMatchObject({ isOpen: false, isLeft: true });
    dialog.open(sampleProfile);
    expect(dialog.view()).toMatchObject({
      isOpen: true,
      isLeft: false,
      photo: 'blob:asha',
      values: { firstName: 'Ash' },
    });
    dialog.leave();
    dialog.open({ ...sampleProfile, id: 'other' });
    expect(dialog.view()).toMatchObject({ photo: null, values: { firstName: sampleProfile.firstName } });
  });

  it('goes on from what was typed when it was left while it saved, which aborts the request', () => {
    const dialog = openDialog();
    dialog.changeField('firstName', 'Ash');
    dialog.submit();
    dialog.leave();
    expect(dialog.signals[0]).toHaveProperty('aborted', true);
    dialog.open(sampleProfile);
    expect(dialog.view()).toMatchObject({ isSaving: false, values: { firstName: 'Ash' } });
  });
});
