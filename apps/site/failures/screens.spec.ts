import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/test.ts';
import { FAULTS, type Fault } from './faults.ts';
import type { Outcome, Problem } from './outcome.ts';
import type { Screen } from './screen.ts';
import { AREAS } from './screens/index.ts';
import { firstLine, tryScreen } from './try-screen.ts';

for (const [area, screens] of Object.entries(AREAS))
  for (const screen of screens) {
    test(`${area}: ${screen.name}: ${screen.call}`, async ({ page, provoke }, testInfo) => {
      // A browser logs each call that fails. What is not caught is a problem of its own.
      provoke(/./);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      // Time passes as always, and can be moved on.
      await page.clock.install();
      const outcomes: Outcome[] = [];
      for (const fault of FAULTS) {
        if (screen.harmless?.[fault.name] !== undefined) continue;
        const problems = await findProblems(page, screen, fault, () => tryScreen(page, screen, fault));
        if (problems === undefined) continue;
        for (const text of errors.splice(0)) problems.push({ kind: 'error', text });
        outcomes.push({ area, screen: screen.name, call: screen.call, fault: fault.name, problems });
        if (problems.length > 0)
          await page.screenshot({ path: testInfo.outputPath(`${fault.name.replace(' ', '-')}.png`) });
      }
      await testInfo.attach('outcomes', { body: JSON.stringify(outcomes), contentType: 'application/json' });
      expect(outcomes.filter(({ problems }) => problems.length > 0)).toEqual([]);
    });
  }

async function findProblems(
  page: Page,
  screen: Screen,
  fault: Fault,
  find: () => Promise<Problem[] | undefined>,
): Promise<Problem[] | undefined> {
  try {
    return await find();
  } catch (error) {
    return [{ kind: 'error', text: `${screen.name}, ${fault.name} at ${page.url()}: ${firstLine(error)}` }];
  }
}
