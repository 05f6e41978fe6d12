import { PreviewWeb } from 'storybook/preview-api';
import { FlowParameters } from '../flow-stories/flow-parameters.ts';
import type { StateStory } from './channel.ts';

/** The flow stories under a title, with the state of each; none outside of Storybook, as in a test run. */
export async function listFlowStories(title: string): Promise<readonly StateStory[]> {
  // Only the preview knows the parameters of stories that are not on the screen; the index has only their names.
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  if (!(preview instanceof PreviewWeb)) return [];
  const { entries } = await preview.getStoryIndexFromServer();
  const ids = Object.values(entries)
    .filter((entry) => entry.type === 'story' && entry.title === title)
    .map((entry) => entry.id);
  const stories = await Promise.all(ids.map((storyId) => preview.loadStory({ storyId })));
  return stories.flatMap(({ id, name, parameters }) => {
    const flow = FlowParameters.safeParse(parameters['flow']);
    return flow.success ? [{ id, name, state: flow.data.state }] : [];
  });
}
