/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import { Section } from './section.tsx';

/** The context of the machine. */
export function ContextView({ context }: { context: string }) {
  return (
    <Section title="Context">
      <SyntaxHighlighter language="json" bordered copyable padded>
        {context}
      </SyntaxHighlighter>
    </Section>
  );
}
