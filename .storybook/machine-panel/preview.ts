import type { Scenario } from '@pgm/machines/kit/testing';
import { addons } from 'storybook/preview-api';
import type { AnyActor, AnyStateMachine, SimulatedClock } from 'xstate';
import type { Step } from '../flow-stories/flow-parameters.ts';
import { applyStep } from '../flow-stories/scene.ts';
import { COMMAND, type Command, FACTS, type StateStory, type StoryFacts, parseCommand } from './channel.ts';
import { listFlowStories } from './list-flow-stories.ts';
import { machineFacts } from './machine-facts.ts';
import { Recorder, listMachines } from './recorder.ts';
import { FAULT_NAMES, failCall, listWaitingCalls } from './waiting-calls.ts';

/** A story and the machine that runs in it. */
interface RunningStory {
  readonly story: string;
  readonly title: string;
  /** The sample events of its machine. */
  readonly scenario: Scenario;
  /** The machine as the site uses it, whose calls can be made with a fault. Default: none can. */
  readonly site?: AnyStateMachine | undefined;
  readonly actor: AnyActor;
  readonly clock: SimulatedClock;
  /** The steps that led to the state in which the story opens. */
  readonly way: readonly Step[];
}

/** How many stories have started since the page was loaded. */
let runs = 0;

/** Notifies the panel of every transition and executes its commands, until the returned function is called. */
export function connectToPanel({
  story,
  title,
  scenario,
  site,
  actor,
  clock,
  way,
}: RunningStory): () => void {
  const channel = addons.getChannel();
  const recorder = new Recorder(actor, scenario);
  let isConnected = true;
  let isWaiting = false;
  let stories: readonly StateStory[] = [];
  runs += 1;
  const run = runs;

  const report = () => {
    isWaiting = false;
    if (!isConnected) return;
    channel.emit(FACTS, {
      story,
      run,
      machines: listMachines(actor).map((one) =>
        machineFacts(
          one,
          one.path === '' ? scenario : {},
          recorder.takenBy(one.actor),
          listWaitingCalls(actor, site, one.path),
        ),
      ),
      faults: [...FAULT_NAMES],
      clock: clock.now(),
      stories: [...stories],
      way: [...way],
      steps: [...recorder.steps],
      log: recorder.log.map((entry) => ({ ...entry, changes: [...entry.changes] })),
    } satisfies StoryFacts);
  };
  // A step can cause many transitions, such as each second of a countdown: one report is enough for them.
  const reportSoon = () => {
    if (!isWaiting) queueMicrotask(report);
    isWaiting = true;
  };

  const apply = (step: Step) => {
    if (typeof step === 'object' && 'passMs' in step) recorder.pass(step.passMs);
    // A link can be older than the scenario: a step that is not there any more is left out.
    applyStep(step, scenario, actor, clock);
  };
  const fail = async ({ path, call, fault }: Extract<Command, { do: 'fail' }>) => {
    const event = await failCall(actor, site, { path, call }, fault);
    if (event === undefined || !isConnected) return;
    apply({ ...(path !== '' && { child: path }), event: { ...event } });
    report();
  };
  const obey = (message: unknown) => {
    const command = parseCommand(message);
    // On a page of documentation several stories listen.
    if (command?.story !== story) return;
    if (command.do === 'apply') apply(command.step);
    if (command.do === 'fail') void fail(command);
    if (command.do === 'replay') {
      // The screen may have sent something by itself when it appeared: it does so each time.
      recorder.clear();
      for (const step of command.steps) apply(step);
    }
    report();
  };

  const findStories = async () => {
    stories = await listFlowStories(title);
    report();
  };

  channel.on(COMMAND, obey);
  const subscription = actor.system.inspect(reportSoon);
  report();
  void findStories();

  return () => {
    isConnected = false;
    channel.off(COMMAND, obey);
    subscription.unsubscribe();
    recorder.stop();
  };
}

/** Moves the clock of a story, as the panel does. @param story its id */
export const advanceStory = (story: string, ms: number) =>
  addons.getChannel().emit(COMMAND, { story, do: 'apply', step: { passMs: ms } } satisfies Command);
