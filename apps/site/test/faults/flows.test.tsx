import { endpoints } from '@pgm/api/contract';
import { inHindi } from '@pgm/ui/foundations/language-hi';
import { addStaffHindi } from '@pgm/ui/foundations/language-hi-staff';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Actor, type AnyActor, type EventObject, StateMachine } from 'xstate';
import type { Scenario } from '@pgm/machines/kit/testing';
import { browser, stubBrowser } from './browser.ts';
import { type Case, findCases } from './cases.ts';
import { FAULTS, type Fault } from './faults.ts';
import type { Flow } from './flow.ts';
import { jargonIn } from './jargon.ts';
import { memberFlows } from './member-flows.tsx';
import { memberSentences } from './member-sentences.ts';
import { settle } from './network.ts';
import { NO_SCREEN } from './no-screen.ts';
import { pageSentences } from './page-sentences.ts';
import { startRun } from './run.ts';
import { toScenario } from './scenarios.ts';
import { type ScreenText, toScreenText } from './screen-text.tsx';
import { findRow, sentenceFor } from './sentences.ts';
import { staffFlows } from './staff-flows.tsx';
import { staffSentences } from './staff-sentences.ts';
import { visitorFlows } from './visitor-flows.tsx';
import { visitorSentences } from './visitor-sentences.ts';

vi.mock(import('@radix-ui/react-dialog'), async (original) => ({
  ...(await original()),
  // The server renders no portals.
  Portal: ({ children }) => children,
}));
// Files are sent by a request of another kind, which fails in the same ways.
vi.mock(import('#app/kit/upload-fetch.ts'), () => ({
  uploadFetch: () => (address: string, init: RequestInit) => globalThis.fetch(address, init),
}));
vi.mock(import('#app/flows/auth/session/session.ts'), async (original) => ({
  ...(await original()),
  ...(await import('./browser.ts')).tokens,
  onUser: () => undefined,
}));
vi.mock(import('#app/flows/auth/session/stored-session.ts'), async (original) => ({
  ...(await original()),
  readStoredSession: async () => (await import('@pgm/machines/auth/otp/testing')).sampleSession,
}));
vi.mock(import('#app/flows/auth/google-sign-in/google-popup.ts'), () => ({
  googlePopup: async () => ({ ticket: 'ticket', secret: 'secret' }),
}));
vi.mock(import('#app/flows/auth/firebase/firebase-sdk.ts'), async (original) => ({
  ...(await original()),
  loadFirebaseSdk: async () => ({
    open: () => ({
      sendCode: async () => async () => 'token',
      signInWithGoogle: async () => 'token',
      close: async () => undefined,
    }),
  }),
}));
vi.mock(import('#app/flows/auth/firebase/sign-in-providers.ts'), async () => {
  const { browserClient } = await import('#app/kit/browser-client.ts');
  // The page asks once; here each run asks.
  return { signInProviders: async () => (await browserClient()).auth.providers() };
});
vi.mock(import('#app/flows/sales/cart/cart.ts'), async (original) => ({
  ...(await original()),
  cartItems: async () => [],
}));
vi.mock(import('#app/flows/shell/toasts/toasts.ts'), async (original) => {
  const [{ browser: shared }, { toasts, ...others }] = await Promise.all([
    import('./browser.ts'),
    original(),
  ]);
  return { ...others, toasts: { ...toasts, show: (toast) => void shared.toasts.push(toast) } };
});

const FLOWS: Readonly<Record<string, Flow>> = { ...visitorFlows, ...memberFlows, ...staffFlows };
const SENTENCES = { ...visitorSentences, ...memberSentences, ...staffSentences };
const PUBLIC = new Set(
  endpoints.filter(({ policy }) => policy === 'public').map(({ operation }) => operation),
);

/** The rows of the table that were compared with a screen. */
const compared = new Set<string>();
/** The screens that were rendered, by flow and snapshot: most faults lead to the same one. */
const screens = new Map<string, ScreenText>();

/** Runs a flow to its calls, lets one fail, and returns what is wrong with the screen. */
async function findProblems(flowName: string, one: Case, call: string, fault: Fault): Promise<string[]> {
  browser.isOnline = fault.kind !== 'offline';
  browser.newToken = fault.kind === 'expired' ? undefined : 'newer';
  browser.toasts.length = 0;
  const run = startRun(one.flow, one.events, fault.respond, call);
  await settle();
  if (fault.kind === 'hung') {
    run.clock.increment(LONG_MS);
    await settle();
  }
  const snapshot = run.actor.getSnapshot();
  const { Screen } = one.flow;
  const key = `${flowName} ${JSON.stringify(run.actor.getPersistedSnapshot())}`;
  const screen = screens.get(key) ?? toScreenText(<Screen actor={run.actor} />);
  screens.set(key, screen);
  const toasts = [...run.emitted, ...browser.toasts].flatMap(toFailureToast);

  const { row, name } = findRow(SENTENCES, call, flowName, one.state);
  compared.add(name);
  const said = [screen.en, ...toasts].join('\n');
  const isLeft = snapshot.status !== 'active' || canAct(run.actor, one.scenario);
  run.stop();
  const sentence = row && sentenceFor(row, fault, PUBLIC.has(call));
  const jargon = jargonIn(said) ?? jargonIn(screen.hi);
  return [
    !run.requested.includes(call) && 'makes no such call',
    sentence === undefined && 'has no row in the table of sentences',
    jargon && `shows '${jargon}'`,
    sentence && !said.includes(sentence) && `does not say '${sentence}'`,
    sentence && inHindi(sentence) === sentence && `has no Hindi for '${sentence}'`,
    sentence &&
      screen.en.includes(sentence) &&
      !screen.hi.includes(inHindi(sentence)) &&
      `does not say '${sentence}' in Hindi`,
    sentence === null && toasts.length > 0 && `says '${toasts}'`,
    sentence && toasts.length === 0 && !screen.hasControl && 'has nothing to press',
    (sentence || screen.isDialog) && !isLeft && 'cannot be left',
  ]
    .filter((problem) => typeof problem === 'string')
    .map((problem) => `${flowName} / ${one.state} / ${call} / ${fault.name}: ${problem}`);
}

/** Whether a person can go on from the state of a machine, or from that of a machine inside. */
function canAct(actor: AnyActor, scenario: Scenario): boolean {
  const snapshot = actor.getSnapshot();
  const isPossible = Object.values(scenario).some(
    (event) => !event.type.startsWith('xstate.') && snapshot.can(event),
  );
  const children: unknown[] = Object.values(snapshot.children);
  return (
    isPossible ||
    children.some(
      (child) =>
        child instanceof Actor &&
        child.logic instanceof StateMachine &&
        canAct(child, toScenario(child.logic)),
    )
  );
}

/** Longer than any delay of a machine. */
const LONG_MS = 120_000;

function toFailureToast(event: EventObject | { readonly kind: string; readonly message: string }): string[] {
  return 'message' in event && 'kind' in event && event.kind === 'error' ? [String(event.message)] : [];
}

describe('a flow whose call fails', () => {
  beforeAll(async () => {
    addStaffHindi();
    await stubBrowser();
  });

  it.each(Object.entries(FLOWS))('%s', async (name, flow) => {
    const problems: string[] = [];
    const cases = await findCases(flow);
    await settle();
    for (const one of cases)
      for (const call of one.calls)
        for (const fault of FAULTS) problems.push(...(await findProblems(name, one, call, fault)));
    expect(cases).not.toEqual([]);
    expect(problems).toEqual([]);
  });

  it('has a row for every call of the contract, and no row for anything else', () => {
    const rows = Object.entries(SENTENCES).flatMap(([call, flows]) =>
      Object.keys(flows).map((flow) => `${call}: ${flow}`),
    );
    expect(rows.filter((row) => !compared.has(row))).toEqual([]);
    const named = [...Object.keys(SENTENCES), ...Object.keys(pageSentences), ...Object.keys(NO_SCREEN)];
    expect([...new Set(named)].toSorted()).toEqual(endpoints.map(({ operation }) => operation).toSorted());
  });
});
