import { otpMachine, otpView } from '@pgm/machines/auth/otp';
import { otpScenario } from '@pgm/machines/auth/otp/testing';
import { pointsMachine, pointsView } from '@pgm/machines/members/points';
import { pointsScenario } from '@pgm/machines/members/points/testing';
import { addons, mockChannel } from 'storybook/preview-api';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMAND, type Command } from '../machine-panel/channel.ts';
import { connectToPanel } from '../machine-panel/preview.ts';
import { type Step, later, playScene, toChild } from './scene.ts';

beforeEach(() => addons.setChannel(mockChannel()));

const CODE_SENT = ['nothingSaved', 'typeName', 'typeMobile', 'send', 'sent'] as const;

/** A story of the mobile tab, and the command of the panel that moves its clock. */
function openOtpStory(state: string, via: readonly Step<keyof typeof otpScenario>[]) {
  const otp = { machine: otpMachine, scenario: otpScenario };
  const played = playScene(otp, { state, via });
  connectToPanel({ story: 'otp', title: 'Otp', scenario: otpScenario, ...played });
  const advance = (passMs: number) =>
    addons.getChannel().emit(COMMAND, { story: 'otp', do: 'apply', step: { passMs } } satisfies Command);
  return { view: () => otpView(played.actor.getSnapshot()), advance };
}

describe('the clock of a story', () => {
  it('moves the deadline of a code: after five minutes it has expired and another one can be sent', () => {
    const { view, advance } = openOtpStory('code.entering.filling', CODE_SENT);
    expect(view()).toMatchObject({ secondsLeft: 300, canResend: false });
    advance(299_000);
    expect(view()).toMatchObject({ secondsLeft: 1, canResend: false });
    advance(1000);
    expect(view()).toMatchObject({ isExpired: true, secondsLeft: 0, canResend: true });
  });

  it('shows the time that a saved code still has', () => {
    const { view, advance } = openOtpStory('code.entering.filling', ['codeSaved']);
    expect(view().secondsLeft).toBe(200);
    advance(5000);
    expect(view().secondsLeft).toBe(195);
  });
});

describe('the way of a story', () => {
  it('can let time pass', () => {
    expect(openOtpStory('code.entering.filling', [...CODE_SENT, later(100)]).view().secondsLeft).toBe(200);
    expect(openOtpStory('expired', [...CODE_SENT, later(300)]).view().isExpired).toBe(true);
  });

  it('fails when it ends in another state, or names what the machine does not have', () => {
    expect(() => openOtpStory('expired', CODE_SENT)).toThrow(
      "otp: the way ends in 'code.entering.filling' instead of 'expired'.",
    );
    const toNoChild = [toChild('pending', { type: 'list.more' })];
    expect(() => openOtpStory('details.recalling', toNoChild)).toThrow(
      'otp has no {"child":"pending","event":{"type":"list.more"}} on the way to \'details.recalling\'.',
    );
  });

  it('reaches the children of a machine', () => {
    const points = { machine: pointsMachine, scenario: pointsScenario };
    const { actor } = playScene(points, { state: 'ready.browsing', via: ['fetched'] });
    expect(pointsView(actor.getSnapshot()).lists.pending?.getSnapshot().value).toBe('loading');
    const fetched = {
      type: 'xstate.done.actor.fetchPage',
      output: { ok: true, value: { items: [], pageCount: 1 } },
    };
    const loaded = playScene(points, {
      state: 'ready.browsing',
      via: ['fetched', toChild('pending', fetched)],
    });
    expect(pointsView(loaded.actor.getSnapshot()).lists.pending?.getSnapshot().value).toBe('ready');
  });
});
