import { otpMachine, otpView } from '@pgm/machines/auth/otp';
import { otpScenario } from '@pgm/machines/auth/otp/testing';
import { pointsMachine } from '@pgm/machines/members/points';
import { pointsScenario } from '@pgm/machines/members/points/testing';
import { addons, mockChannel } from 'storybook/preview-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { sitePointsMachine } from '../../apps/site/app/flows/members/points/points.ts';
import { siteOtpMachine } from '../../apps/site/app/flows/auth/otp/otp.flow.tsx';
import type { Scenario } from '@pgm/machines/kit/testing';
import type { Step } from '../flow-stories/flow-parameters.ts';
import { playScene } from '../flow-stories/scene.ts';
import { replaceServer } from '../sample-server.ts';
import { COMMAND, type Command, FACTS, type StoryFacts, parseFacts } from './channel.ts';
import { connectToPanel } from './preview.ts';

const story = 'flows-auth-otp--code-verifying';
const VERIFYING = ['nothingSaved', 'typeName', 'typeMobile', 'send', 'sent', 'typeSixDigits'] as const;

beforeEach(() => {
  addons.setChannel(mockChannel());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', new URL('http://shop.example/'));
  replaceServer();
});

afterEach(() => vi.unstubAllGlobals());

interface OpenedFlow {
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario;
  readonly site?: AnyStateMachine;
}

/** A connected story, and what the panel receives of it. */
function openStory({ machine, scenario, site }: OpenedFlow, state: string, via: readonly Step[]) {
  const played = playScene({ machine, scenario }, { state, via });
  const received: (StoryFacts | undefined)[] = [];
  addons.getChannel().on(FACTS, (message: unknown) => received.push(parseFacts(message)));
  connectToPanel({ story, title: 'Otp', scenario, site, ...played });
  const command = (message: Command) => addons.getChannel().emit(COMMAND, message);
  const fail = (call: string, fault: string, path = '') => command({ story, do: 'fail', path, call, fault });
  const machineAt = (path: string) => received.at(-1)?.machines.find((one) => one.path === path);
  return { ...played, command, fail, machineAt, steps: () => received.at(-1)?.steps };
}

const otp = { machine: otpMachine, scenario: otpScenario, site: siteOtpMachine };
const otpState = (opened: ReturnType<typeof openStory>) => otpView(opened.actor.getSnapshot());

describe('a call that waits', () => {
  it('is listed with its machine, unless the story has no calls of the site', () => {
    expect(openStory(otp, 'code.verifying', VERIFYING).machineAt('')?.calls).toEqual(['verifyOtp']);
    const { machine, scenario } = otp;
    expect(openStory({ machine, scenario }, 'code.verifying', VERIFYING).machineAt('')?.calls).toEqual([]);
  });

  it.each([
    ['200 with a cut body', 'Something went wrong. Please try again.'],
    ['502 with HTML', 'Something went wrong. Please try again.'],
    ['no response', 'No response from server.'],
    ['offline', 'You seem to be offline. Check your connection and try again.'],
  ])('meets %s as in the site, which says its own sentence', async (fault, sentence) => {
    const opened = openStory(otp, 'code.verifying', VERIFYING);
    opened.fail('verifyOtp', fault);
    await expect.poll(() => opened.machineAt('')?.state).toBe('code.entering.failed');
    expect(otpState(opened).alert).toEqual({ text: sentence });
    expect(opened.machineAt('')?.calls).toEqual([]);
  });

  it('is a step: without the fault it leads to the same state again', async () => {
    const first = openStory(otp, 'code.verifying', VERIFYING);
    first.fail('verifyOtp', '500 with {}');
    await expect.poll(() => first.steps()).toHaveLength(1);
    const steps = [...(first.steps() ?? [])];
    const second = openStory(otp, 'code.verifying', VERIFYING);
    second.command({ story, do: 'replay', steps });
    expect(otpState(second)).toEqual(otpState(first));
  });

  it('changes nothing once its machine has gone on', async () => {
    const opened = openStory(otp, 'code.verifying', VERIFYING);
    opened.fail('verifyOtp', 'no response');
    opened.actor.send(otpScenario.verified);
    await new Promise((resolve) => setTimeout(resolve));
    expect(opened.steps()).toEqual(['verified']);
  });

  it('is that of a child machine too', async () => {
    const site = sitePointsMachine('asha', (_group, typed) => typed);
    const points = { machine: pointsMachine, scenario: pointsScenario, site };
    const opened = openStory(points, 'ready.browsing', ['fetched']);
    expect(opened.machineAt('pending')?.calls).toEqual(['fetchPage']);
    opened.fail('fetchPage', 'no response', 'pending');
    await expect.poll(() => opened.machineAt('pending')?.state).toBe('failed');
  });
});
