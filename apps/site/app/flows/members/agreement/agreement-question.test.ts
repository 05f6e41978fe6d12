import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => {
  const did: string[] = [];
  return { did, login: () => {}, changeUser: () => {} };
});
vi.mock('../../auth/session/session.ts', () => ({
  onAgreementOutdated: (listener: () => void) => {
    page.login = listener;
  },
  onUser: (listener: () => void) => {
    page.changeUser = listener;
    listener();
  },
}));
vi.mock('./agreement-acceptance.flow.tsx', () => {
  page.did.push('loaded');
  return {
    AgreementAcceptanceFlow: () => null,
    agreementAcceptance: {
      ask: () => page.did.push('asked'),
      postpone: () => page.did.push('postponed'),
    },
  };
});

/** What the page did because of `act`. */
async function done(act: () => void): Promise<string[]> {
  page.did.length = 0;
  act();
  await vi.dynamicImportSettled();
  return [...page.did];
}

describe('the question about a changed agreement', () => {
  beforeEach(() => void vi.resetModules());

  it('is loaded by the first login that needs it, not before; later ones ask again', async () => {
    const { startAgreementQuestion } = await import('./agreement-question.ts');
    expect(await done(startAgreementQuestion)).toEqual([]);
    expect(await done(page.login)).toEqual(['loaded', 'postponed', 'asked']);
    expect(await done(page.login)).toEqual(['asked']);
  });

  it('ends when another member, or none, is logged in', async () => {
    const { startAgreementQuestion } = await import('./agreement-question.ts');
    startAgreementQuestion();
    await done(page.login);
    expect(await done(page.changeUser)).toEqual(['postponed']);
  });

  it('is left to a later login when it cannot be loaded', async () => {
    vi.doMock('./agreement-acceptance.flow.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { startAgreementQuestion } = await import('./agreement-question.ts');
    startAgreementQuestion();
    expect(await done(page.login)).toEqual([]);
  });
});
