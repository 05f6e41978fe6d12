import { describe, expect, it } from 'vitest';
import { COMMAND, FACTS, type StoryFacts } from './channel.ts';
import { saveStepsInAddress } from './steps-in-address.ts';

const STORY = 'flows-otp--sent';
const STEPS = ['typeDigits', { passMs: 5000 }];

const toFacts = (story: string, steps: StoryFacts['steps'] = []): StoryFacts => ({
  story,
  run: 1,
  machines: [],
  clock: 0,
  faults: [],
  stories: [],
  way: [],
  steps,
  log: [],
});

/** Storybook's frame with a story, opened by a link with steps or without. */
function openFrame(steps?: string) {
  const address = { storyId: STORY, steps };
  const written: (string | undefined)[] = [];
  const panels: string[] = [];
  const sent: unknown[] = [];
  const frame = {
    getQueryParam: () => address.steps,
    applyQueryParams: (params: Readonly<Record<string, string | null>>) => {
      address.steps = params['steps'] ?? undefined;
      written.push(address.steps);
    },
    getUrlState: () => ({ storyId: address.storyId }),
    setSelectedPanel: (panel: string) => void panels.push(panel),
  };
  const receivers: ((message: unknown) => void)[] = [];
  const channel = {
    on: (name: string, receive: (message: unknown) => void) => {
      if (name === FACTS) receivers.push(receive);
    },
    emit: (name: string, command: unknown) => void sent.push([name, command]),
  };
  saveStepsInAddress(frame, channel, 'panel');
  const report = (facts: unknown) => receivers.forEach((receive) => receive(facts));
  return { address, written, panels, sent, report };
}

describe('the steps in the address', () => {
  it('are those of the story on the screen, and none once it starts again', () => {
    const { address, report } = openFrame();
    report(toFacts(STORY, STEPS));
    expect(address.steps).toBe(JSON.stringify(STEPS));
    report(toFacts('flows-cart--full', ['add']));
    report('something else');
    expect(address.steps).toBe(JSON.stringify(STEPS));
    report(toFacts(STORY));
    expect(address.steps).toBeUndefined();
  });

  it('are written only when they change', () => {
    const { written, report } = openFrame();
    for (const steps of [[], STEPS, STEPS]) report(toFacts(STORY, steps));
    expect(written).toEqual([JSON.stringify(STEPS)]);
  });

  it('are replayed once in the story of the link, with the panel', () => {
    const { written, panels, sent, report } = openFrame(JSON.stringify(STEPS));
    report(toFacts(STORY));
    report(toFacts(STORY, STEPS));
    expect(sent).toEqual([[COMMAND, { story: STORY, do: 'replay', steps: STEPS }]]);
    expect(panels).toEqual(['panel']);
    expect(written).toEqual([]);
  });

  it('are not replayed in another story, when that of the link has no machine', () => {
    const { address, sent, report } = openFrame(JSON.stringify(STEPS));
    address.storyId = 'flows-cart--full';
    report(toFacts('flows-cart--full'));
    expect(sent).toEqual([]);
    expect(address.steps).toBeUndefined();
  });
});
