/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { styled } from 'storybook/theming';

/** A section of the panel with its heading. */
export function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

const Heading = styled.h3(({ theme }) => ({
  margin: '0 0 4px',
  color: theme.barTextColor,
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
}));
