import { COMMAND, type Command, FACTS, parseFacts, parseSteps } from './channel.ts';

/** The part of the address that holds the steps. */
const NAME = 'steps';

/** What this needs of the channel between Storybook's frame and its stories. */
interface StoryChannel {
  on(name: string, receive: (message: unknown) => void): void;
  emit(name: string, command: Command): void;
}

/** What this needs of Storybook's frame. */
interface Frame {
  getQueryParam(name: string): string | undefined;
  applyQueryParams(params: Readonly<Record<string, string | null>>, options: { replace: boolean }): void;
  getUrlState(): { readonly storyId?: string };
  setSelectedPanel(panel: string): void;
}

/**
 * Saves the steps that were sent to a story in the address, so that a link reopens exactly this; replays those of the
 * link that was opened.
 * @param panel the id of the panel, which is shown then
 */
export function saveStepsInAddress(frame: Frame, channel: StoryChannel, panel: string) {
  const { storyId: linked } = frame.getUrlState();
  let opened = parseSteps(frame.getQueryParam(NAME));

  channel.on(FACTS, (message) => {
    const facts = parseFacts(message);
    if (facts === undefined || facts.story !== frame.getUrlState().storyId) return;
    const steps = opened;
    opened = [];
    // Another story gets none of them, when the one of the link has no machine.
    if (steps.length > 0 && facts.story === linked) {
      frame.setSelectedPanel(panel);
      return channel.emit(COMMAND, { story: facts.story, do: 'replay', steps });
    }
    const text = facts.steps.length === 0 ? null : JSON.stringify(facts.steps);
    if ((frame.getQueryParam(NAME) ?? null) !== text)
      frame.applyQueryParams({ [NAME]: text }, { replace: true });
  });
}
