/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Step } from '../flow-stories/flow-parameters.ts';
import type { LogEntry } from './channel.ts';
import { toWords } from './copied-code.ts';
import { Section } from './section.tsx';

interface LogViewProps {
  /** All steps that are known, also those that were undone. */
  readonly known: readonly Step[];
  /** How many of them were taken. */
  readonly count: number;
  readonly log: readonly LogEntry[];
  /** Shows the story after so many steps. */
  readonly onGoTo: (count: number) => void;
}

/** What has happened since the story opened, with the values that changed. Each step can be gone back to. */
export function LogView({ known, count, log, onGoTo }: LogViewProps) {
  return (
    <Section title="Log">
      <Buttons role="group" aria-label="Steps">
        <Jump to={0} isEnabled={count > 0} label="To the start" onGoTo={onGoTo} />
        <Jump to={count - 1} isEnabled={count > 0} label="Step back" onGoTo={onGoTo} />
        <Jump to={count + 1} isEnabled={count < known.length} label="Step forward" onGoTo={onGoTo} />
        <Jump to={known.length} isEnabled={count < known.length} label="Replay all" onGoTo={onGoTo} />
      </Buttons>
      {known.length === 0 && <p>Nothing has happened since the story opened.</p>}
      <List>
        {known.map((step, index) => (
          // A step is known by its place: the same event can come twice.
          <Entry key={index} isUndone={index >= count}>
            <Button
              size="small"
              variant="ghost"
              ariaLabel={`Go to step ${index + 1}: ${toWords(step)}`}
              aria-current={index === count - 1 ? 'step' : undefined}
              onClick={() => onGoTo(index + 1)}
            >
              {index + 1}. {toWords(step)}
            </Button>
            {log.filter((entry) => entry.step === index + 1).map(toEffect)}
          </Entry>
        ))}
      </List>
    </Section>
  );
}

interface JumpProps {
  readonly to: number;
  readonly isEnabled: boolean;
  readonly label: string;
  readonly onGoTo: (count: number) => void;
}

function Jump({ to, isEnabled, label, onGoTo }: JumpProps) {
  return (
    <Button size="small" variant="outline" ariaLabel={false} disabled={!isEnabled} onClick={() => onGoTo(to)}>
      {label}
    </Button>
  );
}

function toEffect({ path, type, from, to, changes }: LogEntry, index: number) {
  return (
    <Effect key={index}>
      {path !== '' && `${path}: `}
      {from === to ? `${type} in ${to}` : `${type}: ${from} → ${to}`}
      {changes.map((change) => (
        <div key={change.path}>
          {change.path}: <del>{change.before}</del> <ins>{change.after}</ins>
        </div>
      ))}
    </Effect>
  );
}

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const List = styled.ol({ margin: '6px 0 0', padding: 0, listStyle: 'none' });

const Entry = styled.li<{ isUndone: boolean }>(({ isUndone }) => ({
  padding: '2px 0',
  fontStyle: isUndone ? 'italic' : 'normal',
}));

const Effect = styled.div(({ theme }) => ({
  padding: '0 0 2px 16px',
  fontFamily: theme.typography.fonts.mono,
  fontSize: 11,
  overflowWrap: 'anywhere',
  del: { color: theme.barTextColor },
  ins: { textDecoration: 'none', fontWeight: theme.typography.weight.bold },
}));
