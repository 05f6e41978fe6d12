/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Link } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { MachineFacts, StateStory } from './channel.ts';
import { Section } from './section.tsx';

interface StateListProps {
  readonly states: MachineFacts['states'];
  readonly stories: readonly StateStory[];
  /** The story on the screen. */
  readonly story: string;
  readonly onOpen: (story: string) => void;
}

/** The states of the machine, the current one marked, with the stories that show them. */
export function StateList({ states, stories, story, onOpen }: StateListProps) {
  return (
    <Section title="States and their stories">
      <List>
        {states.map(({ name, isCurrent }) => (
          <State key={name} isCurrent={isCurrent} aria-current={isCurrent ? 'step' : undefined}>
            <code>{name}</code>
            <Stories>
              {stories
                .filter((one) => one.state.split(' & ').includes(name))
                .map((one) =>
                  one.id === story ? (
                    <span key={one.id}>{one.name}, this story</span>
                  ) : (
                    <Link key={one.id} href={`?path=/story/${one.id}`} onClick={() => onOpen(one.id)}>
                      {one.name}
                    </Link>
                  ),
                )}
            </Stories>
          </State>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul({ margin: 0, padding: 0, listStyle: 'none' });

const State = styled.li<{ isCurrent: boolean }>(({ theme, isCurrent }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '4px 8px',
  borderLeft: `3px solid ${isCurrent ? theme.color.secondary : 'transparent'}`,
  background: isCurrent ? theme.background.app : 'transparent',
  fontWeight: isCurrent ? theme.typography.weight.bold : theme.typography.weight.regular,
  code: { fontFamily: theme.typography.fonts.mono },
}));

const Stories = styled.span(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  color: theme.barTextColor,
  fontWeight: theme.typography.weight.regular,
}));
