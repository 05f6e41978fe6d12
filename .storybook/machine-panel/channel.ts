import * as z from 'zod/mini';
import { Step } from '../flow-stories/flow-parameters.ts';
import { Chart } from './chart.ts';

/** The message of a story with the facts about its machines, sent after every transition. */
export const FACTS = 'pgm/machine/facts';

/** The message of the panel to the story that it names. */
export const COMMAND = 'pgm/machine/command';

/** The sender of an event in real life. */
const Sender = z.enum(['page', 'server', 'time']);
export type Sender = z.infer<typeof Sender>;

const Event = z.looseObject({ type: z.string() });

const SampleEvent = z.object({
  /** The name of the sample event in the scenario. */
  name: z.string(),
  event: Event,
  sender: Sender,
  /** Whether the machine would react to the event now. */
  isEnabled: z.boolean(),
});
export type SampleEvent = z.infer<typeof SampleEvent>;

/** The facts about a machine at one moment. */
const MachineFacts = z.object({
  /** Where it is: empty for the machine of the story, `list` for its child, `list/row` for a child of that. */
  path: z.string(),
  machine: z.string(),
  state: z.string(),
  /** The states in which the machine can rest; with parallel regions several are current. */
  states: z.array(z.object({ name: z.string(), isCurrent: z.boolean() })),
  /** As text, because a channel carries neither functions nor actors. */
  context: z.string(),
  /** The sample events; a child machine has none here. */
  samples: z.array(SampleEvent),
  /** The ids of the calls of the site for whose responses it waits. */
  calls: z.array(z.string()),
  chart: Chart,
  /** The ids of all states that are current, also of those that contain others. */
  current: z.array(z.string()),
  /** The ids of the transitions that the last event took. */
  taken: z.array(z.string()),
});
export type MachineFacts = z.infer<typeof MachineFacts>;

const StateStory = z.object({ id: z.string(), name: z.string(), state: z.string() });
export type StateStory = z.infer<typeof StateStory>;

const LogEntry = z.object({
  step: z.number(),
  path: z.string(),
  type: z.string(),
  from: z.string(),
  to: z.string(),
  changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** The facts that a story sends to the panel. */
const StoryFacts = z.object({
  story: z.string(),
  /** A number that changes when the story starts again. */
  run: z.number(),
  /** The machine of the story, then its child machines. */
  machines: z.array(MachineFacts),
  /** How far the story's clock was moved, in ms. */
  clock: z.number(),
  /** The names of the faults that a call can meet. */
  faults: z.array(z.string()),
  /** The stories of the same flow and the state that each opens in. */
  stories: z.array(StateStory),
  /** The steps to the state in which the story opens. */
  way: z.array(Step),
  /** The steps since then. */
  steps: z.array(Step),
  log: z.array(LogEntry),
});
export type StoryFacts = z.infer<typeof StoryFacts>;

const Command = z.discriminatedUnion('do', [
  /** Requests the facts: the panel was opened after the story. */
  z.object({ story: z.string(), do: z.literal('report') }),
  z.object({ story: z.string(), do: z.literal('apply'), step: Step }),
  /** Makes a call that waits, over a network with a fault. */
  z.object({
    story: z.string(),
    do: z.literal('fail'),
    path: z.string(),
    call: z.string(),
    fault: z.string(),
  }),
  /** Takes steps in a story that has just started. */
  z.object({ story: z.string(), do: z.literal('replay'), steps: z.array(Step) }),
]);
export type Command = z.infer<typeof Command>;

/** The facts in a message, or `undefined` when it is something else. */
export const parseFacts = (message: unknown): StoryFacts | undefined => StoryFacts.safeParse(message).data;

/** The command in a message, or `undefined` when it is something else. */
export const parseCommand = (message: unknown): Command | undefined => Command.safeParse(message).data;

/** The steps in an address, or none when it is something else. */
export function parseSteps(text: string | undefined): Step[] {
  try {
    return z.array(Step).safeParse(JSON.parse(text ?? '')).data ?? [];
  } catch {
    return [];
  }
}
