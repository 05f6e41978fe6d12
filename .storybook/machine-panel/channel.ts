import * as z from 'zod/mini';

/** The message of a story with the facts about its machine, sent on every transition. */
export const FACTS = 'pgm/machine/facts';

/** The message of the panel to the story that it names. */
export const COMMAND = 'pgm/machine/command';

/** The sender of an event in real life. */
const Sender = z.enum(['page', 'server', 'time']);
export type Sender = z.infer<typeof Sender>;

const MachineEvent = z.object({
  /** The name of the sample event in the scenario. */
  name: z.string(),
  type: z.string(),
  sender: Sender,
  /** Whether the machine would react to the event now. */
  isEnabled: z.boolean(),
});
export type MachineEvent = z.infer<typeof MachineEvent>;

/** The facts about a machine at one moment. */
const MachineFacts = z.object({
  machine: z.string(),
  state: z.string(),
  /** The states in which the machine can rest; with parallel regions several are current. */
  states: z.array(z.object({ name: z.string(), isCurrent: z.boolean() })),
  /** As text, because a channel carries neither functions nor actors. */
  context: z.string(),
  events: z.array(MachineEvent),
});
export type MachineFacts = z.infer<typeof MachineFacts>;

const StateStory = z.object({ id: z.string(), name: z.string(), state: z.string() });
export type StateStory = z.infer<typeof StateStory>;

/** The facts that a story sends to the panel. */
const StoryFacts = z.object({
  story: z.string(),
  ...MachineFacts.shape,
  /** How far the story's clock was moved, in ms. */
  clock: z.number(),
  /** The stories of the same flow and the state that each opens in. */
  stories: z.array(StateStory),
});
export type StoryFacts = z.infer<typeof StoryFacts>;

const Command = z.discriminatedUnion('do', [
  /** Requests the facts: the panel was opened after the story. */
  z.object({ story: z.string(), do: z.literal('report') }),
  z.object({ story: z.string(), do: z.literal('send'), event: z.string() }),
  z.object({ story: z.string(), do: z.literal('advance'), ms: z.number() }),
]);
export type Command = z.infer<typeof Command>;

/** The facts in a message, or `undefined` when it is something else. */
export const parseFacts = (message: unknown): StoryFacts | undefined => StoryFacts.safeParse(message).data;

/** The command in a message, or `undefined` when it is something else. */
export const parseCommand = (message: unknown): Command | undefined => Command.safeParse(message).data;
