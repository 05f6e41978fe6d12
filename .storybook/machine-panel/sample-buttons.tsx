/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { SampleEvent } from './channel.ts';
import { Section } from './section.tsx';

interface SampleButtonsProps {
  readonly samples: readonly SampleEvent[];
  /** @param name the sample's name */
  readonly onSend: (name: string) => void;
}

const GROUPS = [
  { sender: 'page', title: 'What happens on the page' },
  { sender: 'server', title: 'What the server sends' },
  { sender: 'time', title: 'Time passes' },
] as const;

/** The scenario's events, grouped by sender; events without an effect now are disabled. */
export function SampleButtons({ samples, onSend }: SampleButtonsProps) {
  const groups = GROUPS.map((group) => ({
    ...group,
    samples: samples.filter((sample) => sample.sender === group.sender),
  }));
  return (
    <Groups>
      {groups
        .filter((group) => group.samples.length > 0)
        .map((group) => (
          <Section key={group.sender} title={group.title}>
            <Buttons>
              {group.samples.map(({ name, event, isEnabled }) => (
                <Button
                  key={name}
                  size="small"
                  variant="outline"
                  ariaLabel={false}
                  tooltip={event.type}
                  disabled={!isEnabled}
                  onClick={() => onSend(name)}
                >
                  {inWords(name)}
                </Button>
              ))}
            </Buttons>
          </Section>
        ))}
    </Groups>
  );
}

/** `typeShortMobile` as `type short mobile`. */
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const Groups = styled.div({ display: 'grid', alignContent: 'start', gap: 10 });

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 6 });
