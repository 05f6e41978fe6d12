import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { authModalMachine } from './auth-modal.machine.ts';
import { authModalVerbs, authModalView } from './auth-modal.view.ts';

function makeModal() {
  const actor = createActor(authModalMachine).start();
  const returns: string[] = [];
  actor.on('modal.return', ({ path, isSignUp }) => returns.push(isSignUp ? `${path} as new` : path));
  const givenUp: true[] = [];
  actor.on('modal.giveUp', () => givenUp.push(true));
  const verbs = authModalVerbs((event) => actor.send(event));
  const facts = () => authModalView(actor.getSnapshot());
  return { ...verbs, returns, givenUp, facts, view: () => facts().view };
}

describe('the login modal', () => {
  it('switches between login and sign-up', () => {
    const modal = makeModal();
    expect(modal.view()).toBe('closed');
    modal.open('/products/skin-care');
    expect(modal.view()).toBe('login');
    modal.toSignUp();
    expect(modal.view()).toBe('signUp');
    modal.toLogin();
    expect(modal.view()).toBe('login');
  });

  it('opens with the sign-up for a user without an account', () => {
    const modal = makeModal();
    modal.open('/checkout', { isNew: true });
    expect(modal.view()).toBe('signUp');
    modal.sessionBegan();
    expect(modal.returns).toEqual(['/checkout as new']);
  });

  it('says why it is open, until it is closed', () => {
    const modal = makeModal();
    modal.open('/products/skin-care', { reason: 'Log in so that we can tell you' });
    modal.toSignUp();
    expect(modal.facts()).toEqual({
      view: 'signUp',
      path: '/products/skin-care',
      reason: 'Log in so that we can tell you',
    });
    modal.close();
    modal.open('/checkout');
    expect(modal.facts()).toEqual({ view: 'login', path: '/checkout', reason: undefined });
  });

  it('closes after a login and returns to the path on which it was opened', () => {
    const modal = makeModal();
    modal.open('/products/skin-care');
    modal.sessionBegan();
    expect(modal.view()).toBe('closed');
    expect(modal.returns).toEqual(['/products/skin-care']);
  });

  it('says after a sign-up that the account may be new', () => {
    const modal = makeModal();
    modal.open('/products/skin-care');
    modal.toSignUp();
    modal.sessionBegan();
    expect(modal.view()).toBe('closed');
    expect(modal.returns).toEqual(['/products/skin-care as new']);
  });

  it('opens with login again after it was closed on sign-up, and does not return anywhere when closed', () => {
    const modal = makeModal();
    modal.open('/coupons');
    modal.toSignUp();
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
