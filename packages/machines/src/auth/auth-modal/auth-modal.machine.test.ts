import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { authModalMachine, authModalVerbs, authModalView } from './index.ts';

function makeModal() {
  const actor = createActor(authModalMachine).start();
  const returns: string[] = [];
  actor.on('modal.return', ({ path }) => returns.push(path));
  const givenUp: true[] = [];
  actor.on('modal.giveUp', () => givenUp.push(true));
  const verbs = authModalVerbs((event) => actor.send(event));
  return { ...verbs, returns, givenUp, view: () => authModalView(actor.getSnapshot()).view };
}

describe('the login modal', () => {
  it('switches between login and sign-up', () => {
    const modal = makeModal();
    expect(modal.view()).toBe('closed');
    modal.open('/products/skin-care');
    expect(modal.view()).toBe('login');
    modal.toSignup();
    expect(modal.view()).toBe('signup');
    modal.toLogin();
    expect(modal.view()).toBe('login');
  });

  it('closes after a login and returns to the path on which it was opened', () => {
    const modal = makeModal();
    modal.open('/products/skin-care');
    modal.toSignup();
    modal.sessionBegan();
    expect(modal.view()).toBe('closed');
    expect(modal.returns).toEqual(['/products/skin-care']);
  });

  it('opens with login again after it was closed on sign-up, and does not return anywhere when closed', () => {
    const modal = makeModal();
    modal.open('/coupons');
    modal.toSignup();
    modal.close();
    modal.sessionBegan();
    expect(modal.returns).toEqual([]);
    modal.open('/coupons');
    expect(modal.view()).toBe('login');
  });

  it('reports that a user closes it without a login, but not that a user logs in', () => {
    const modal = makeModal();
    modal.open('/coupons');
    modal.sessionBegan();
    expect(modal.givenUp.length).toBe(0);
    modal.open('/coupons');
    modal.close();
    expect([modal.givenUp.length, modal.returns]).toEqual([1, ['/coupons']]);
    modal.close();
    expect(modal.givenUp.length).toBe(1);
  });
});
