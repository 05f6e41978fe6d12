import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run/workspace.mjs';

/** Where the time of the moment is read, each with its reason. Everything else receives it. */
const CLOCKS = {
  'apps/server/src/company/first-texts/insert-first-texts.ts': 'A default that tests replace.',
  'apps/server/src/first-admin-main.ts': 'A program gives it to its parts.',
  'apps/server/src/platform/google/local-issuer-store.ts': 'A library calls it without a clock.',
  'apps/server/src/platform/open-platform.ts': '`now` of the platform.',
  'apps/server/src/reseal-main.ts': 'A program gives it to its parts.',
  'apps/server/src/seed/seed.ts': 'A default that tests replace.',
  'apps/site/app/flows/auth/otp/saved-code.ts': 'An actor of a machine.',
  'apps/site/app/flows/auth/sponsor/referral.ts': 'When something was stored, and how long ago.',
  'apps/site/app/flows/catalogue/recently-seen/seen-products.ts': 'How long it has been stored.',
  'apps/site/app/flows/members/pin-delivery/pin-delivery.flow.tsx': 'An actor of a machine.',
  'apps/site/app/flows/members/profile/account-details.flow.tsx': 'The day for the field of a form.',
  'apps/site/app/flows/members/profile/profile-edit.ts': 'An actor of a machine.',
  'apps/site/app/flows/members/team/team-activity.flow.tsx': 'The months that a list offers.',
  'apps/site/app/flows/sales/checkout/checkout.ts': 'An actor of a machine.',
  'apps/site/app/kit/device/seen-times.ts': 'When something was stored on this device.',
  'apps/site/service-worker/visit.ts': 'How long a response has been stored.',
  'packages/machines/src/auth/countdown/countdown.machine.ts': 'An actor of the machine.',
};

const SOURCES = ['apps/server/src', 'apps/site/app', 'apps/site/service-worker', 'packages/*/src'];

it('the clock is read only by the files that have a reason here', () => {
  const files = globSync(
    SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT },
  ).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  const reading = files.filter((file) =>
    /Date\.now\b|new Date\(\)/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(reading.toSorted()).toEqual(Object.keys(CLOCKS));
});
