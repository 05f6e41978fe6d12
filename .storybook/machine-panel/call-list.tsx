/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { Section } from './section.tsx';

interface CallListProps {
  /** The calls for whose responses the machine waits. */
  readonly calls: readonly string[];
  readonly faults: readonly string[];
  readonly onFail: (call: string, fault: string) => void;
}

/** The calls that wait, each with the faults that it can meet. The site's client makes it then, and says what it always says. */
export function CallList({ calls, faults, onFail }: CallListProps) {
  const field = React.useId();
  if (calls.length === 0) return null;
  return (
    <Section title="Calls that wait">
      <Lines>
        {calls.map((call) => (
          <React.Fragment key={call}>
            <label htmlFor={`${field}${call}`}>{call}</label>
            <Form.Select
              id={`${field}${call}`}
              value=""
              onChange={({ currentTarget }) => onFail(call, currentTarget.value)}
            >
              <option value="">no response yet</option>
              {faults.map((fault) => (
                <option key={fault} value={fault}>
                  {fault}
                </option>
              ))}
            </Form.Select>
          </React.Fragment>
        ))}
      </Lines>
    </Section>
  );
}

const Lines = styled.div({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6px 12px',
});
