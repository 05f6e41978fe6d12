import { useEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { Step } from '../flow-stories/flow-parameters.ts';
import { COMMAND, type Command, FACTS, type StoryFacts, parseFacts } from './channel.ts';

/** A story that starts again, and the steps that follow then. */
interface Restart {
  readonly story: string;
  readonly endedRun: number | undefined;
  readonly steps: readonly Step[];
}

/** The machine of the current story, if it has one, and its commands. */
export function useMachine() {
  const { storyId: story } = useStorybookState();
  const { selectStory } = useStorybookApi();
  const [facts, setFacts] = useState<StoryFacts>();
  // After a step back, the steps that were undone are still known.
  const [known, setKnown] = useState<readonly Step[]>([]);
  const restart = useRef<Restart>(undefined);

  const receive = (message: unknown) => {
    const received = parseFacts(message);
    if (received === undefined) return;
    const started = restart.current;
    if (started?.story === received.story && started.endedRun !== received.run) {
      restart.current = undefined;
      return emit(COMMAND, { story, do: 'replay', steps: [...started.steps] } satisfies Command);
    }
    if (facts?.story !== received.story || !beginsWith(known, received.steps)) setKnown(received.steps);
    setFacts(received);
  };
  const emit = useChannel({ [FACTS]: receive }, [facts, known]);

  useEffect(() => {
    emit(COMMAND, { story, do: 'report' } satisfies Command);
  }, [emit, story]);

  return {
    // The facts of the previous story stay until the next one sends its own; a story without a machine never does.
    facts: facts?.story === story ? facts : undefined,
    /** All steps that are known, also those that were undone. */
    known,
    apply: (step: Step) => emit(COMMAND, { story, do: 'apply', step } satisfies Command),
    /** Makes a call that waits meet a fault. @param path that of its machine */
    fail: (path: string, call: string, fault: string) =>
      emit(COMMAND, { story, do: 'fail', path, call, fault } satisfies Command),
    /** Shows the story after so many of its known steps; it starts again for that. */
    goTo: (count: number) => {
      restart.current = { story, endedRun: facts?.run, steps: known.slice(0, count) };
      emit(FORCE_REMOUNT, { storyId: story });
    },
    open: (id: string) => selectStory(id),
  };
}

function beginsWith(steps: readonly Step[], start: readonly Step[]): boolean {
  return JSON.stringify(steps.slice(0, start.length)) === JSON.stringify(start);
}
