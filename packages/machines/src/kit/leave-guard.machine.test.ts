import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type GuardedForm, leaveGuardMachine, leaveGuardVerbs } from './index.ts';

const CLEAN: GuardedForm = { isOpen: true, isDirty: false, isSaving: false, isDiscarding: false };
const CHANGED: GuardedForm = { ...CLEAN, isDirty: true };
const SAVING: GuardedForm = { ...CHANGED, isSaving: true };
const ASKING: GuardedForm = { ...CHANGED, isDiscarding: true };
/** A closed form has its last values until it opens again. */
const DISCARDED: GuardedForm = { ...CHANGED, isOpen: false };
const SAVED: GuardedForm = { ...CLEAN, isOpen: false };

/** A guard and what it has emitted. */
function startGuard() {
  const actor = createActor(leaveGuardMachine);
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return { ...leaveGuardVerbs(actor.send), emitted };
}

/** A guard whose form asks the user, after a link. */
function askUser() {
  const guard = startGuard();
  guard.stop(false);
  guard.report(CHANGED);
  guard.report(ASKING);
  return guard;
}

describe('the guard of a page with unsaved changes', () => {
  it('closes the form, which asks the user', () => {
    expect(askUser().emitted).toEqual(['form.close']);
  });

  it('lets the navigation go on once the changes are discarded', () => {
    const guard = askUser();
    guard.report(DISCARDED);
    expect(guard.emitted).toEqual(['form.close', 'navigation.proceed']);
  });

  it('cancels the navigation when the user continues, and asks again at the next one', () => {
    const guard = askUser();
    guard.report(CHANGED);
    expect(guard.emitted).toEqual(['form.close', 'navigation.cancel']);
    guard.stop(false);
    guard.report(CHANGED);
    expect(guard.emitted).toEqual(['form.close', 'navigation.cancel', 'form.close']);
  });

  it('waits for the end of a save, and then leaves', () => {
    const guard = startGuard();
    guard.stop(false);
    guard.report(SAVING);
    expect(guard.emitted).toEqual([]);
    guard.report(SAVED);
    expect(guard.emitted).toEqual(['navigation.proceed']);
  });

  it('leaves a form that is open again, without changes, after it was saved', () => {
    const guard = startGuard();
    guard.stop(false);
    guard.report(SAVING);
    guard.report(CLEAN);
    expect(guard.emitted).toEqual(['navigation.proceed']);
  });

  it('asks when the save failed for which it waited', () => {
    const guard = startGuard();
    guard.stop(false);
    guard.report(SAVING);
    guard.report(CHANGED);
    expect(guard.emitted).toEqual(['form.close']);
  });

  it('asks after Back only when the address is restored', () => {
    const guard = startGuard();
    guard.stop(true);
    guard.report(CHANGED);
    expect(guard.emitted).toEqual([]);
    guard.restored();
    expect(guard.emitted).toEqual(['form.close']);
    guard.report(ASKING);
    guard.report(DISCARDED);
    expect(guard.emitted).toEqual(['form.close', 'navigation.proceed']);
  });

  it('asks no second time for a Back that closes the question', () => {
    const guard = askUser();
    guard.stop(true);
    guard.report(CHANGED);
    guard.restored();
    expect(guard.emitted).toEqual(['form.close', 'navigation.cancel']);
  });

  it('asks for a Back that follows a link which waits for a save', () => {
    const guard = startGuard();
    guard.stop(false);
    guard.report(SAVING);
    guard.stop(true);
    guard.restored();
    expect(guard.emitted).toEqual(['form.close']);
  });

  it('ignores the form and the address while no navigation waits', () => {
    const guard = startGuard();
    guard.report(CHANGED);
    guard.restored();
    expect(guard.emitted).toEqual([]);
  });
});
