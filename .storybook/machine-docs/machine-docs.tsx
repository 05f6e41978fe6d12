import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ChartView } from '../machine-panel/chart-view.tsx';
import type { ChartTransition } from '../machine-panel/chart.ts';
import { StoryLink } from '../docs/story-link.tsx';
import { useLoaded } from '../docs/use-loaded.ts';
import type { FlowMachine } from './flow-machines.ts';
import { type MachineReference, toReference } from './machine-reference.ts';
import { readPurpose } from './machine-source.ts';

interface MachineDocsProps extends FlowMachine {
  /** The stories of the page, with the state that each shows. */
  readonly stories: readonly { readonly id: string; readonly name: string; readonly state: string }[];
}

/** What a developer needs to use a machine: its purpose, its chart, and its states, events, delays and ports. */
export function MachineDocs({ machine, scenario, stories }: MachineDocsProps) {
  const reference = useMemo(() => toReference(machine, scenario), [machine, scenario]);
  const types = useMemo(() => new Set(reference.chart.transitions.map(({ type }) => type)), [reference]);
  const purpose = useLoaded(useCallback(() => readPurpose(machine.id), [machine.id]));
  const tables = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChartTransition>();
  const showRow = (transition: ChartTransition) => {
    setChosen(transition);
    const rows = tables.current?.querySelectorAll<HTMLElement>('tr[data-event]') ?? [];
    [...rows].find((row) => row.dataset['event'] === transition.label)?.focus();
  };

  return (
    <>
      <Heading>The machine {machine.id}</Heading>
      {purpose && <p>{withCode(purpose)}</p>}
      <div className="docs-chart">
        <ChartView
          chart={reference.chart}
          current={NONE}
          taken={NONE}
          enabled={types}
          chosen={chosen?.type}
          onChoose={showRow}
        />
      </div>
      <div ref={tables}>
        <States reference={reference} stories={stories} />
        <Events title="Events" events={reference.events} />
        <Events title="What actors and time cause" events={reference.reactions} />
        <Delays reference={reference} />
        <Ports reference={reference} />
      </div>
    </>
  );
}

const NONE: readonly string[] = [];

/** A text in which code stands between backticks. */
function withCode(text: string): ReactNode[] {
  // eslint-disable-next-line react/no-array-index-key -- the parts never change their order
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

function States({
  reference,
  stories,
}: {
  readonly reference: MachineReference;
  readonly stories: MachineDocsProps['stories'];
}) {
  return (
    <Table title="States" columns={['State', 'Stories']}>
      {reference.states.map((state) => (
        <tr key={state}>
          <th scope="row">
            <code>{state}</code>
          </th>
          <td>
            <ul className="docs-stories">
              {stories
                .filter((story) => story.state === state)
                .map(({ id, name }) => (
                  <li key={id}>
                    <StoryLink id={id} name={name} />
                  </li>
                ))}
            </ul>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Events({ title, events }: { readonly title: string; readonly events: MachineReference['events'] }) {
  if (events.length === 0) return null;
  return (
    <Table title={title} columns={['Event', 'From and to']}>
      {events.map(({ name, sample, moves }) => (
        <tr key={name} data-event={name} tabIndex={-1}>
          <th scope="row">
            <code>{name}</code>
            {sample && <pre className="docs-sample">{sample}</pre>}
          </th>
          <td>
            {moves.map((move) => (
              <div key={move}>{move}</div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Delays({ reference: { delays } }: { readonly reference: MachineReference }) {
  if (delays.length === 0) return null;
  return (
    <Table title="Delays" columns={['Delay', 'Time']}>
      {delays.map(({ name, ms }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{ms === undefined ? 'depends on the context' : `${ms} ms`}</td>
        </tr>
      ))}
    </Table>
  );
}

function Ports({ reference: { ports, children } }: { readonly reference: MachineReference }) {
  return (
    <>
      {ports.length > 0 && (
        <>
          <Subheading>Ports</Subheading>
          <p>A flow provides these actors, each a promise of the result of a call:</p>
          <CodeList codes={ports} />
        </>
      )}
      {children.length > 0 && (
        <>
          <Subheading>Child machines</Subheading>
          <CodeList codes={children} />
        </>
      )}
    </>
  );
}

function CodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}

function Table({
  title,
  columns,
  children,
}: {
  readonly title: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    <>
      <Subheading>{title}</Subheading>
      <div className="docs-table" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </>
  );
}
