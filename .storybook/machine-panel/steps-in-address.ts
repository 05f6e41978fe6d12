import { addons } from 'storybook/manager-api';
import type { API } from 'storybook/manager-api';
import { COMMAND, type Command, FACTS, parseFacts, parseSteps } from './channel.ts';

/** The part of the address that holds the steps. */
const NAME = 'steps';

/**
 * Saves the steps that were sent to a story in the address, so that a link reopens exactly this; replays those of the
 * link that was opened.
 * @param panel the id of the panel, which is shown then
 */
export function saveStepsInAddress(api: API, panel: string) {
  const channel = addons.getChannel();
  let opened = parseSteps(api.getQueryParam(NAME));

  channel?.on(FACTS, (message: unknown) => {
    const facts = parseFacts(message);
    if (facts === undefined || facts.story !== api.getUrlState().storyId) return;
    if (opened.length > 0) {
      const command: Command = { story: facts.story, do: 'replay', steps: opened };
      opened = [];
      api.setSelectedPanel(panel);
      channel.emit(COMMAND, command);
      return;
    }
    const text = facts.steps.length === 0 ? null : JSON.stringify(facts.steps);
    if ((api.getQueryParam(NAME) ?? null) !== text) api.applyQueryParams({ [NAME]: text }, { replace: true });
  });
}
