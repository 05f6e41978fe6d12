/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { MachineFacts } from './channel.ts';

interface MachineBarProps {
  /** The machine of the story, then its child machines. */
  readonly machines: readonly MachineFacts[];
  readonly shown: MachineFacts;
  /** How far the clock was moved, in ms. */
  readonly clock: number;
  /** @param path of the machine to show */
  readonly onShow: (path: string) => void;
  readonly onAdvance: (ms: number) => void;
  readonly onRestart: () => void;
}

const JUMPS = [
  { label: '+1 s', ms: 1000 },
  { label: '+5 s', ms: 5000 },
  { label: '+5 min', ms: 300_000 },
] as const;

/** The machines with their states, the clock, and the button that restarts the story. */
export function MachineBar({ machines, shown, clock, onShow, onAdvance, onRestart }: MachineBarProps) {
  return (
    <Bar>
      <Machines role="group" aria-label="Machine">
        {machines.map(({ path, machine, state }) => (
          <Machine
            key={path}
            type="button"
            aria-pressed={path === shown.path}
            disabled={machines.length === 1}
            onClick={() => onShow(path)}
          >
            {path === '' ? machine : `${path}: ${machine}`}{' '}
            <State aria-live={path === shown.path ? 'polite' : 'off'}>{state}</State>
          </Machine>
        ))}
      </Machines>
      <Group role="group" aria-label="Clock">
        <Clock>Clock at {duration(clock)}</Clock>
        {JUMPS.map(({ label, ms }) => (
          <Button key={label} size="small" variant="outline" ariaLabel={false} onClick={() => onAdvance(ms)}>
            {label}
          </Button>
        ))}
      </Group>
      <Button size="small" variant="outline" ariaLabel={false} onClick={onRestart}>
        Restart story
      </Button>
    </Bar>
  );
}

/** Such as `0 s` or `5 min 1 s`. */
function duration(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '8px 16px',
  background: theme.background.content,
  borderBottom: `1px solid ${theme.appBorderColor}`,
}));

const Machines = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 6, marginRight: 'auto' });

const Machine = styled.button(({ theme }) => ({
  padding: '2px 6px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'transparent',
  color: theme.barTextColor,
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&[aria-pressed="true"]:enabled': { borderBottomColor: theme.color.secondary },
}));

const State = styled.strong(({ theme }) => ({
  marginLeft: 6,
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.mono,
}));

const Group = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

const Clock = styled.span(({ theme }) => ({
  marginRight: 4,
  color: theme.barTextColor,
  fontVariantNumeric: 'tabular-nums',
}));
