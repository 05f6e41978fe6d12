/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Button, createCopyToClipboardFunction } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { StoryFacts } from './channel.ts';
import { toStoryCode, toTestCode } from './copied-code.ts';

const copy = createCopyToClipboardFunction();

/** Copies how the machine got here: as a story, as a test, or as a link. */
export function CopyButtons({ facts }: { facts: StoryFacts }) {
  const [copied, setCopied] = React.useState<string>();
  const { machine = '', state = '' } = facts.machines[0] ?? {};
  const reached = { machine, state, way: [...facts.way, ...facts.steps] };
  const choices = [
    { label: 'Copy as story', toText: () => toStoryCode(reached) },
    { label: 'Copy as test', toText: () => toTestCode(reached) },
    { label: 'Copy link', toText: () => globalThis.location.href },
  ];
  return (
    <Buttons role="group" aria-label="Copy">
      {choices.map(({ label, toText }) => (
        <Button
          key={label}
          size="small"
          variant="outline"
          ariaLabel={false}
          onClick={() => void copy(toText()).then(() => setCopied(label))}
        >
          {label}
        </Button>
      ))}
      <span role="status">{copied === undefined ? '' : 'Copied.'}</span>
    </Buttons>
  );
}

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
