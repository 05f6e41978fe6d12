import type { FormValues } from '@pgm/machines/kit';
import { confirmedActionScenario, pagedListScenario } from '@pgm/machines/kit/testing';
import { createActor } from 'xstate';
import { RecordEditorScreen, withSave } from '#app/staff/kit/record-editor.tsx';
import { createResourceMachines } from '#app/staff/kit/resource-actors.ts';
import { ResourceList } from '#app/staff/kit/resource-page.tsx';
import type { RecordEditing, Resource } from '#app/staff/kit/resource.types.ts';
import { type Flow, withEvents } from './flow.ts';
import { formScenario } from './form-scenario.ts';

/** The list of a resource, what is done with its rows, and its form. */
export function resourceFlows<Row extends { readonly id: string }, Data, Values extends FormValues>(
  resource: Resource<Row, Data, Values>,
  row: Row,
): Record<string, Flow> {
  const { id, get, views, editing, remove, restore, commands = [], toName } = resource;
  const machines = createResourceMachines(resource);
  const toHref = () => `/dashboard/${id}`;
  type Actors = Parameters<typeof ResourceList<Row, Data, Values>>[0]['actors'];
  const idle: Actors = {
    list: createActor(machines.list),
    views: createActor(machines.views),
    named: createActor(machines.named),
    removal: createActor(machines.removal),
    restoration: createActor(machines.restoration),
    command: createActor(machines.command),
  };
  const Page = (actors: Partial<Actors>) => (
    <ResourceList resource={resource} actors={{ ...idle, ...actors }} toHref={toHref} />
  );
  const action = confirmedActionScenario(row);
  return {
    [`${id} list`]: {
      machine: machines.list,
      scenario: pagedListScenario([row]),
      Screen: ({ actor }: { actor: Actors['list'] }) => <Page list={actor} />,
    },
    ...(views && {
      [`${id} views`]: {
        machine: machines.views,
        scenario: pagedListScenario([{ id: 'toConfirm', count: 3 }]),
        Screen: ({ actor }: { actor: Actors['views'] }) => <Page views={actor} />,
      },
    }),
    ...(get && {
      [`${id} named`]: {
        machine: machines.named,
        scenario: withEvents({
          ...pagedListScenario([row]),
          open: { type: 'list.open', query: { filter: row.id } },
        }),
        Screen: ({ actor }: { actor: Actors['named'] }) => <Page named={actor} />,
      },
    }),
    ...(remove && {
      [`${id} removal`]: {
        machine: machines.removal,
        scenario: action,
        Screen: ({ actor }: { actor: Actors['removal'] }) => <Page removal={actor} />,
      },
    }),
    ...(restore && {
      [`${id} restoration`]: {
        machine: machines.restoration,
        scenario: action,
        Screen: ({ actor }: { actor: Actors['restoration'] }) => <Page restoration={actor} />,
      },
    }),
    ...Object.fromEntries(
      commands.map((command) => [
        `${id} command: ${command.label}`,
        {
          machine: machines.command,
          scenario: confirmedActionScenario({ row, command }),
          Screen: ({ actor }: { actor: Actors['command'] }) => <Page command={actor} />,
        },
      ]),
    ),
    ...(editing && formFlow(`${id} form`, editing, toName, row)),
  };
}

/** The form of a record. @param typed what is typed before it is sent */
export function formFlow<Row extends { readonly id: string }, Data, Values extends FormValues>(
  name: string,
  editing: RecordEditing<Row, Data, Values>,
  toName: (row: Row) => string,
  row: Row,
  typed: Readonly<Record<string, unknown>> = {},
): Record<string, Flow> {
  const machine = withSave(editing);
  return {
    [name]: {
      machine,
      scenario: formScenario(machine, row, typed),
      Screen: ({
        actor,
      }: {
        actor: Parameters<typeof RecordEditorScreen<Row, Data, Values>>[0]['actor'];
      }) => (
        <RecordEditorScreen actor={actor} param="open" title="Record" toName={toName} editing={editing} />
      ),
    },
  };
}
