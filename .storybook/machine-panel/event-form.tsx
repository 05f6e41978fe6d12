/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { SampleEvent } from './channel.ts';
import { type EventDraft, type SentEvent, toDraft, toEvent } from './event-draft.ts';
import { Section } from './section.tsx';

interface EventFormProps {
  /** The event's type. */
  readonly type: string;
  /** The samples of this type; the first one fills the form. */
  readonly samples: readonly SampleEvent[];
  readonly onSend: (event: SentEvent) => void;
}

/** A form for what an event carries, filled by a sample. */
export function EventForm({ type, samples, onSend }: EventFormProps) {
  const first = samples.find(({ isEnabled }) => isEnabled) ?? samples[0];
  const [draft, setDraft] = React.useState<EventDraft>(() => toDraft(first?.event ?? { type }));
  const written = toEvent(type, draft);
  const field = React.useId();

  return (
    <Section title={`Send ${type}`}>
      <Lines
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (written.event) onSend(written.event);
        }}
      >
        {samples.length > 1 && (
          <Samples>
            {samples.map(({ name, event }) => (
              <Button
                key={name}
                type="button"
                size="small"
                variant="ghost"
                ariaLabel={false}
                onClick={() => setDraft(toDraft(event))}
              >
                {name}
              </Button>
            ))}
          </Samples>
        )}
        {draft.map(({ name, text }, index) => (
          <React.Fragment key={name}>
            <label htmlFor={`${field}${name}`}>{name}</label>
            <Form.Textarea
              id={`${field}${name}`}
              value={text}
              rows={1}
              aria-invalid={written.invalid.includes(name)}
              onChange={({ currentTarget }) =>
                setDraft(draft.with(index, { name, text: currentTarget.value }))
              }
            />
          </React.Fragment>
        ))}
        {written.invalid.length > 0 && (
          <p role="alert">No JSON: {written.invalid.join(', ')}. Text stands in quotation marks.</p>
        )}
        <div>
          <Button size="small" variant="solid" ariaLabel={false} type="submit" disabled={!written.event}>
            Send
          </Button>
        </div>
      </Lines>
    </Section>
  );
}

const Lines = styled.form({ display: 'grid', gap: 6, p: { margin: 0 } });

const Samples = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 4 });
