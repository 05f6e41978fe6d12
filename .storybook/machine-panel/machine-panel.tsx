/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { AddonPanel, EmptyTabContent } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { ContextView } from './context-view.tsx';
import { EventButtons } from './event-buttons.tsx';
import { MachineBar } from './machine-bar.tsx';
import { StateList } from './state-list.tsx';
import { useMachine } from './use-machine.ts';

/** The machine behind the screen: its state, its context and its possible events. */
export function MachinePanel({ isActive }: { isActive: boolean }) {
  const { facts, send, advance, restart, open } = useMachine();
  return (
    <AddonPanel active={isActive}>
      {facts ? (
        <Ground>
          <MachineBar
            machine={facts.machine}
            state={facts.state}
            clock={facts.clock}
            onAdvance={advance}
            onRestart={restart}
          />
          <Columns>
            <EventButtons events={facts.events} onSend={send} />
            <StateList states={facts.states} stories={facts.stories} story={facts.story} onOpen={open} />
            <ContextView context={facts.context} />
          </Columns>
        </Ground>
      ) : (
        <EmptyTabContent
          title="This story has no machine"
          description="The stories under Flows run one: look there for states, events and the clock."
        />
      )}
    </AddonPanel>
  );
}

const Ground = styled.div(({ theme }) => ({ minHeight: '100%', background: theme.background.content }));

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: '16px 32px',
  padding: '12px 16px',
});
