/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { SampleEvent } from './channel.ts';
import { Section } from './section.tsx';

interface CallListProps {
  /** The calls for whose responses the machine waits. */
  readonly calls: readonly string[];
  /** The sample events of its machine; those that end a call are the responses that it can get. */
  readonly samples: readonly SampleEvent[];
  readonly faults: readonly string[];
  /** @param name that of a sample event */
  readonly onRespond: (name: string) => void;
  readonly onFail: (call: string, fault: string) => void;
}

/**
 * The calls that wait, each with the responses that it can get and the faults that it can meet. With a fault the site's
 * client makes the call, and says what it always says. A slow call is one that waits while the clock moves on.
 */
export function CallList({ calls, samples, faults, onRespond, onFail }: CallListProps) {
  const field = React.useId();
  const choose = (call: string, chosen: string) => {
    if (faults.includes(chosen)) onFail(call, chosen);
    else onRespond(chosen);
  };
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
              onChange={({ currentTarget }) => choose(call, currentTarget.value)}
            >
              <option value="">no response yet</option>
              {listResponses(call, samples).map((name) => (
                <option key={name} value={name}>
                  response: {name}
                </option>
              ))}
              {faults.map((fault) => (
                <option key={fault} value={fault}>
                  fault: {fault}
                </option>
              ))}
            </Form.Select>
          </React.Fragment>
        ))}
      </Lines>
    </Section>
  );
}

/** The names of the sample events that end a call with a response. */
const listResponses = (call: string, samples: readonly SampleEvent[]) =>
  samples
    .filter(({ event, isEnabled }) => isEnabled && event.type === `xstate.done.actor.${call}`)
    .map(({ name }) => name);

const Lines = styled.div({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6px 12px',
});
