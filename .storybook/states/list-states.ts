import { restingStates } from '@pgm/machines/kit/testing';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type AnyStateMachine, StateMachine } from 'xstate';
import * as z from 'zod/mini';
import { FlowParameters } from '../flow-stories/flow-parameters.ts';

/** A module of machines or of stories, by its path. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface StateStory {
  readonly id: string;
  readonly name: string;
}

/** A machine with its states, and the stories that show each of them. */
export interface MachineStates {
  readonly machine: string;
  /** The folder of the domain, such as `auth`. */
  readonly domain: string;
  readonly states: readonly { readonly state: string; readonly stories: readonly StateStory[] }[];
}

const StoryModule = z.object({ default: z.object({ title: z.string() }) });
const Story = z.object({
  name: z.optional(z.string()),
  parameters: z.object({ flow: FlowParameters }),
});

/** All machines by domain and name, each with every state in which it rests; a state without a story has an empty list. */
export function listStates(machineFiles: Modules, storyFiles: Modules): readonly MachineStates[] {
  const stories = Object.values(storyFiles).flatMap(readStories);
  return Object.entries(machineFiles)
    .flatMap(([path, file]) => {
      const machine = Object.values(file).find(
        (value): value is AnyStateMachine => value instanceof StateMachine,
      );
      if (machine === undefined) return [];
      const shown = stories.filter(({ flow }) => flow.machine === machine.id);
      const states = restingStates(machine).map((state) => ({
        state,
        stories: shown.filter(({ flow }) => flow.state === state).map(({ id, name }) => ({ id, name })),
      }));
      return [{ machine: machine.id, domain: path.split('/').at(-3) ?? '', states }];
    })
    .toSorted((a, b) => `${a.domain} ${a.machine}`.localeCompare(`${b.domain} ${b.machine}`));
}

function readStories(file: Modules[string]) {
  const meta = StoryModule.safeParse(file);
  if (!meta.success) return [];
  return Object.entries(file).flatMap(([key, value]) => {
    const story = Story.safeParse(value);
    if (!story.success) return [];
    const name = storyNameFromExport(key);
    return [
      {
        id: toId(meta.data.default.title, name),
        name: story.data.name ?? name,
        flow: story.data.parameters.flow,
      },
    ];
  });
}
