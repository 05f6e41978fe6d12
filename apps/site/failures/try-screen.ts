import { type Locator, type Page, type Request, expect } from '@playwright/test';
import { startLoggedIn } from '../e2e/log-in.ts';
import { startAsNewUser } from '../e2e/new-user.ts';
import { Acts } from './acts.ts';
import { failCall } from './failing-call.ts';
import type { Fault } from './faults.ts';
import { httpWords, look } from './look.ts';
import type { Problem } from './outcome.ts';
import { type Screen, type Step, type Visit, press } from './screen.ts';
import { sentencesFor } from './sentences.ts';

/** How long a screen may take to show what is expected, in ms. */
const PATIENCE_MS = 8000;

/** After this time the site asks what to do about a call, in ms; the code for it is loaded after half of it. */
const SLOW_MS = 10_000;

/** A page without calls of its own. */
const ELSEWHERE = '/privecypolicy';

/** Begins each time with a browser without stored data: what went right the last time changed the account. */
async function begin(page: Page, { as }: Screen): Promise<Visit> {
  if (as === undefined) return { page, headers: {} };
  if (as === 'new member') return { page, headers: (await startAsNewUser(page)).headers };
  return { page, headers: await startLoggedIn(page, as) };
}

/**
 * Goes through a screen while its call meets a fault.
 * @returns what is wrong; undefined where the fault is none: what could be done twice is not sent again
 */
export async function tryScreen(page: Page, screen: Screen, fault: Fault): Promise<Problem[] | undefined> {
  await forgetVisitor(page);
  const visit = await begin(page, screen);
  const problems: Problem[] = [];
  const note = (kind: Problem['kind'], text: string) => void problems.push({ kind, text });
  const right = findRight(page, screen);
  const acts = new Acts(page);
  const send = await open(screen, visit, acts, right);

  const failing = await failCall(page, screen, fault);
  const typed = await acts.typedNow();
  try {
    await send();
    // Offline another call of the same screen may fail first.
    if (fault.network.kind !== 'offline')
      await expect.poll(() => failing.requests.length, `the call ${screen.call}`).toBeGreaterThan(0);
    if (fault.decision === 'Try again' && !failing.requests.every(isRepeatable)) return undefined;
    if (fault.decision !== undefined) await decide(page, fault.decision, failing.lift);
    if (fault.decision !== 'Try again') {
      await checkWords(page, sentencesFor(screen, fault), note);
      await checkWaits(page, note);
      for (const { label, field, value } of typed)
        if (!isSame(await field.inputValue().catch(() => ''), value)) note('lost text', label);
    }
    await failing.lift();
    await (fault.decision === 'Try again' ? expect(right).toBeVisible() : goOn(screen, acts, right)).catch(
      (error: unknown) => note('no way on', firstLine(error)),
    );
    return problems;
  } finally {
    await failing.end();
  }
}

/** Whether a request can be sent again without doing something twice. */
function isRepeatable(request: Request): boolean {
  return request.method() === 'GET' || 'idempotency-key' in request.headers();
}

/** Whether a field has what was typed; a price gets its decimals when the field is left. */
const isSame = (now: string, typed: string) => now === typed || (now !== '' && Number(now) === Number(typed));

/** What went wrong in a line: the first words of the error, and what it waited for. */
export function firstLine(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  return [lines[0], lines.find((line) => /waiting for|locator/i.test(line))].join(' ').trim();
}

/** Opens the screen. @returns what makes the call */
async function open(
  { as, at, steps = [], send, isDocument = false }: Screen,
  visit: Visit,
  acts: Acts,
  right: Locator,
) {
  const { page } = visit;
  const isMember = as !== undefined && as !== 'staff' && as !== 'admin';
  const path = typeof at === 'string' ? at : await at(visit);
  if (send !== undefined) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Until the session is known, what is pressed is a guest's.
    if (isMember) await page.getByRole('button', { name: 'Account', exact: true }).waitFor();
    for (const step of steps) await acts.do(step);
    if ('press' in send) await acts.find(send).waitFor();
    return () => acts.do(send);
  }
  const visitPath = async () => {
    await follow(page, path);
    for (const step of steps) await acts.do(step);
  };
  await page.goto(ELSEWHERE, { waitUntil: 'networkidle' });
  if (isDocument)
    return async () => {
      await page.goto(path);
    };
  // Once without a fault: the code of the screen is then on this device, and only the call can fail.
  await visitPath();
  await expect(right).toBeVisible();
  await follow(page, ELSEWHERE);
  await expect(right).toHaveCount(0);
  return visitPath;
}

/** Forgets the last visitor. */
async function forgetVisitor(page: Page): Promise<void> {
  // A document of the site without scripts of its own, which would store it again.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Opens an address as a link does: the document stays. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Lets the time pass after which the site asks, and decides. */
async function decide(page: Page, decision: 'Try again' | 'Cancel', lift: () => Promise<void>) {
  const asked = page.getByRole('status').filter({ hasText: 'This is taking longer than usual' });
  // On a busy machine it may be here already.
  const loaded = page.waitForResponse(/slow-calls/, { timeout: 3000 }).catch(() => undefined);
  await page.clock.fastForward(SLOW_MS / 2);
  await loaded;
  await page.clock.fastForward(SLOW_MS / 2);
  await expect(asked).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const button = asked.getByRole('button', { name: decision });
  if (decision === 'Try again') await lift();
  await button.click();
}

async function checkWords(
  page: Page,
  sentences: readonly string[],
  note: (kind: Problem['kind'], text: string) => void,
) {
  const says = async () => {
    const { text } = await look(page);
    return sentences.some((sentence) => text.includes(sentence));
  };
  const isSaid = await expect
    .poll(says, { timeout: PATIENCE_MS })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  const seen = await look(page);
  if (!isSaid) note('no sentence', `${sentences.join(' / ')}; alerts: ${seen.alerts.join(' | ')}`);
  const words = httpWords(seen);
  if (words !== undefined) note('HTTP', words);
  if (seen.alerts.includes('')) note('empty alert', 'an alert has no text');
}

/** Nothing may look as if it were still under way. */
async function checkWaits(page: Page, note: (kind: Problem['kind'], text: string) => void) {
  const waits = async () => (await look(page)).waits;
  await expect
    .poll(waits, { timeout: PATIENCE_MS })
    .toEqual([])
    .catch(async () => note('spinner', (await waits()).join(' ')));
}

/** Presses what leads on, unless the screen has come right by itself, and waits until it is right. */
async function goOn(screen: Screen, acts: Acts, right: Locator): Promise<void> {
  const again: Step = screen.again ?? screen.send ?? press('Try again');
  if (!('press' in again)) {
    await acts.do(again);
    return expect(right).toBeVisible();
  }
  const button = acts.find(again);
  await expect(button.or(right).first()).toBeVisible({ timeout: PATIENCE_MS });
  // Offline several parts of a screen may have failed, each with its own button.
  await expect(async () => {
    if (!(await right.isVisible())) await button.click({ timeout: 1000 });
    await expect(right).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 20_000 });
}

function findRight(page: Page, { right }: Screen): Locator {
  if (typeof right === 'function') return right(page).first();
  return page.getByText(right).first();
}
