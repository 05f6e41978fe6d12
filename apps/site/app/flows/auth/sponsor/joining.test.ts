import { afterEach, expect, it } from 'vitest';
import { joiningFields, setShownAgreement } from './joining.ts';

afterEach(() => setShownAgreement(undefined));

it('a new account names the version of the agreement that its form shows, and none where it shows none', async () => {
  expect((await joiningFields()).agreementVersion).toBeUndefined();
  setShownAgreement('2026-11-23');
  expect((await joiningFields()).agreementVersion).toBe('2026-11-23');
});
