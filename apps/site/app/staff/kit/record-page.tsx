import { type PagedListMachine, pagedListVerbs, pagedListView } from '@pgm/machines/kit';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Button } from '@pgm/ui/primitives/button';
import { ErrorPanel } from '@pgm/ui/primitives/error-panel';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { Tabs } from '@pgm/ui/primitives/tabs';
import { NotFound } from '@pgm/ui/shell/not-found';
import { StaffPage } from '@pgm/ui/staff/staff-page';
import { useActorRef } from '@xstate/react';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { createCommandMachine, createRecordMachine } from './resource-actors.ts';
import type { Resource } from './resource.types.ts';
import { CommandQuestion, runCommand } from './row-command.tsx';

/** A tab on the page of a record. */
export interface RecordTab<Row> {
  /** Its part of the address, after the id of the record; empty for the first tab. */
  readonly value: string;
  /** English. */
  readonly label: string;
  /** Loads and shows the content, once the tab is open. */
  readonly Content: (props: { readonly row: Row }) => ReactNode;
}

/** What the page of a record uses of its resource. */
type RecordResource<Row extends { readonly id: string }> = Pick<
  Resource<Row>,
  'id' | 'title' | 'toName' | 'toTitle' | 'get' | 'commands' | 'dialogs'
>;

interface RecordParts<Row extends { readonly id: string }> {
  readonly resource: RecordResource<Row>;
  readonly tabs: readonly RecordTab<Row>[];
  /** The open tab, as the address names it. */
  readonly tab: string;
  /** Stands below the name, on every tab. */
  readonly Summary: (props: { readonly row: Row }) => ReactNode;
}

/**
 * The page of one record of a resource: its name, a button for each thing that can be done with it, and tabs. The tab stands
 * in the address: `/dashboard/members/{id}/orders`. A single tab is shown without a row of tabs.
 */
export function RecordPage<Row extends { readonly id: string }>({
  id,
  ...parts
}: RecordParts<Row> & { readonly id: string }) {
  const { resource } = parts;
  const machines = useMemo(
    () => ({ record: createRecordMachine(resource, id), command: createCommandMachine<Row>(resource.id) }),
    [resource, id],
  );
  const record = useActorRef(machines.record);
  const command = useActorRef(machines.command);
  return <RecordScreen {...parts} actors={{ record, command }} />;
}

interface RecordScreenProps<Row extends { readonly id: string }> extends RecordParts<Row> {
  readonly actors: {
    readonly record: ActorRefFrom<PagedListMachine<Row>>;
    readonly command: ActorRefFrom<ReturnType<typeof createCommandMachine<Row>>>;
  };
}

/** The page of a record for any state of its actors. */
export function RecordScreen<Row extends { readonly id: string }>({
  resource: { id, title, toName, toTitle = toName, commands = [], dialogs = [] },
  tabs,
  tab,
  Summary,
  actors: { record, command },
}: RecordScreenProps<Row>) {
  const [{ status, items, error }, { retry }] = useFlow(
    record,
    pagedListView<Row, undefined>,
    pagedListVerbs,
  );
  /** Counts the changes on this page: the open tab loads again after each. */
  const [changes, setChanges] = useState(0);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const i18n = useLanguage();
  const { t } = i18n;
  const reload = () => {
    retry();
    setChanges((before) => before + 1);
  };
  useEmitted(command, {
    'toast.show': toasts.show,
    'action.done': ({ subject }) => {
      if (subject.command.endsRecord) void navigate(`/dashboard/${id}`, { replace: true });
      else reload();
    },
  });

  const [row] = items;
  if (status === 'failed')
    return (
      <div className="px-3 py-5 sm:px-6">
        <ErrorPanel text={error} onRetry={retry} />
      </div>
    );
  if (row === undefined)
    return status === 'loading' ? (
      <PageSkeleton />
    ) : (
      <NotFound links={[{ href: `/dashboard/${id}`, label: title }]} />
    );
  const page = `/dashboard/${id}/${row.id}`;
  if (!tabs.some(({ value }) => value === tab))
    return <NotFound links={[{ href: page, label: toName(row) }]} />;

  const [only, ...others] = tabs;
  const open = (href: string) => void navigate(href, { preventScrollReset: true });
  const openDialog = (param: string) => {
    const params = new URLSearchParams(search);
    params.set(param, row.id);
    open(`${pathname}?${params}`);
  };
  return (
    <StaffPage
      title={toTitle(row, i18n)}
      actions={
        <>
          {commands
            .filter(({ isFor }) => isFor(row))
            .map((one) => (
              <Button
                key={one.label}
                size="small"
                variant="secondary"
                onClick={() => runCommand(command, { row, command: one })}
              >
                {t(one.label)}
              </Button>
            ))}
          {dialogs
            .filter(({ isFor }) => isFor?.(row) ?? true)
            .map(({ param, label }) => (
              <Button key={param} size="small" variant="secondary" onClick={() => openDialog(param)}>
                {t(label)}
              </Button>
            ))}
        </>
      }
    >
      <Summary row={row} />
      {only !== undefined && others.length === 0 ? (
        <only.Content key={changes} row={row} />
      ) : (
        <Tabs
          className="min-w-0"
          label={toName(row)}
          value={tab}
          onValueChange={(value) => open(value === '' ? page : `${page}/${value}`)}
          tabs={tabs.map(({ value, label, Content }) => ({
            value,
            label,
            content: (
              <Fragment key={changes}>
                <Content row={row} />
              </Fragment>
            ),
          }))}
        />
      )}
      {dialogs.map(({ param, Dialog }) => (
        <Dialog
          key={param}
          toName={toName}
          rows={[row]}
          onSaved={reload}
          onNotSaved={(isStale) => isStale && reload()}
        />
      ))}
      <CommandQuestion actor={command} toName={toName} />
    </StaffPage>
  );
}
