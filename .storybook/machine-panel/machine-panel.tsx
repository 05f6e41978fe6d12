/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { AddonPanel, EmptyTabContent } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { MachineFacts } from './channel.ts';
import type { ChartTransition } from './chart.ts';
import { CallList } from './call-list.tsx';
import { ChartView } from './chart-view.tsx';
import { ContextView } from './context-view.tsx';
import { CopyButtons } from './copy-buttons.tsx';
import type { SentEvent } from './event-draft.ts';
import { EventForm } from './event-form.tsx';
import { LogView } from './log-view.tsx';
import { MachineBar } from './machine-bar.tsx';
import { SampleButtons } from './sample-buttons.tsx';
import { Section } from './section.tsx';
import { StateList } from './state-list.tsx';
import { useMachine } from './use-machine.ts';

/** The machine behind the screen: its chart, its context, its events, and what has happened. */
export function MachinePanel({ isActive }: { isActive: boolean }) {
  const { facts, known, apply, fail, goTo, open } = useMachine();
  const [path, setPath] = React.useState('');
  const [chosen, setChosen] = React.useState<string>();
  const shown = facts?.machines.find((machine) => machine.path === path) ?? facts?.machines[0];

  if (!facts || !shown)
    return (
      <AddonPanel active={isActive}>
        <EmptyTabContent title="The machine starts" description="The story is loading." />
      </AddonPanel>
    );

  const child = shown.path === '' ? undefined : shown.path;
  const send = (event: SentEvent) => apply({ ...(child && { child }), event: { ...event } });
  const choose = ({ type }: ChartTransition) => {
    const samples = shown.samples.filter((sample) => sample.event.type === type);
    const [only] = samples;
    // An event that carries nothing needs no form.
    if (only && samples.length === 1 && Object.keys(only.event).length === 1) apply(only.name);
    else setChosen(type);
  };

  return (
    <AddonPanel active={isActive}>
      <Ground>
        <MachineBar
          machines={facts.machines}
          shown={shown}
          clock={facts.clock}
          onShow={(next) => {
            setPath(next);
            setChosen(undefined);
          }}
          onAdvance={(passMs) => apply({ passMs })}
          onRestart={() => goTo(0)}
        />
        <Columns>
          <Section title="Chart">
            <ChartView
              key={shown.machine}
              chart={shown.chart}
              current={shown.current}
              taken={shown.taken}
              enabled={toEnabled(shown)}
              chosen={chosen}
              onChoose={choose}
            />
          </Section>
          <Facts>
            {chosen !== undefined && (
              <EventForm
                key={`${shown.path} ${chosen}`}
                type={chosen}
                samples={shown.samples.filter((sample) => sample.event.type === chosen)}
                onSend={send}
              />
            )}
            <SampleButtons samples={shown.samples} onSend={apply} />
            <CallList
              calls={shown.calls}
              samples={shown.samples}
              onRespond={apply}
              faults={facts.faults}
              onFail={(call, fault) => fail(shown.path, call, fault)}
            />
            <CopyButtons facts={facts} />
            <LogView known={known} count={facts.steps.length} log={facts.log} onGoTo={goTo} />
            <ContextView context={shown.context} />
            <StateList
              states={shown.states}
              stories={child === undefined ? facts.stories : []}
              story={facts.story}
              onOpen={open}
            />
          </Facts>
        </Columns>
      </Ground>
    </AddonPanel>
  );
}

/**
 * The types of the events that have an effect now. A child machine has no samples: there it is every event of the current
 * states.
 */
function toEnabled({ samples, path, chart, current }: MachineFacts): ReadonlySet<string> {
  if (path === '')
    return new Set(samples.filter(({ isEnabled }) => isEnabled).map(({ event }) => event.type));
  const now = chart.transitions.filter(({ from, type }) => type !== '' && current.includes(from));
  return new Set(now.map(({ type }) => type));
}

const Ground = styled.div(({ theme }) => ({ minHeight: '100%', background: theme.background.content }));

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: '16px 32px',
  padding: '12px 16px',
  '& > *': { minWidth: 0 },
});

const Facts = styled.div({ display: 'grid', alignContent: 'start', gap: 16, '& > *': { minWidth: 0 } });
