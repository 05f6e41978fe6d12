import { useEffect, useState } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { COMMAND, type Command, FACTS, type StoryFacts, parseFacts } from './channel.ts';

/** The machine of the current story, if it has one, and its commands. */
export function useMachine() {
  const { storyId: story } = useStorybookState();
  const { selectStory } = useStorybookApi();
  const [facts, setFacts] = useState<StoryFacts>();
  const emit = useChannel({ [FACTS]: (message: unknown) => setFacts(parseFacts(message)) });
  const command = (message: Command) => emit(COMMAND, message);

  useEffect(() => {
    emit(COMMAND, { story, do: 'report' } satisfies Command);
  }, [emit, story]);

  return {
    // The facts of the previous story stay until the next one sends its own; a story without a machine never does.
    facts: facts?.story === story ? facts : undefined,
    send: (event: string) => command({ story, do: 'send', event }),
    advance: (ms: number) => command({ story, do: 'advance', ms }),
    restart: () => emit(FORCE_REMOUNT, { storyId: story }),
    open: (id: string) => selectStory(id),
  };
}
