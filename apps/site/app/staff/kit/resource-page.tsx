import {
  type FormValues,
  type PagedListMachine,
  type createConfirmedAction,
  confirmedActionVerbs,
  confirmedActionView,
  pagedListVerbs,
  pagedListView,
} from '@pgm/machines/kit';
import { DataTable, type DataSort } from '@pgm/ui/data/data-table';
import { type DataFilter, FilterBar } from '@pgm/ui/data/filter-bar';
import { SavedViews } from '@pgm/ui/data/saved-views';
import { useLanguage } from '@pgm/ui/foundations/language';
import { AlertPanel } from '@pgm/ui/primitives/alert-panel';
import { ButtonLink } from '@pgm/ui/primitives/button';
import { ConfirmDialog } from '@pgm/ui/primitives/confirm-dialog';
import { StaffPage } from '@pgm/ui/staff/staff-page';
import { useActorRef } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../flows/shell/toasts/toasts.ts';
import { DayFilter } from './day-filter.tsx';
import type { ListFilters } from './list-address.ts';
import { ListPart } from './list-part.tsx';
import { RecordEditor } from './record-editor.tsx';
import { type CommandedRow, type ViewCount, createResourceMachines } from './resource-actors.ts';
import type { Resource } from './resource.types.ts';
import { CommandQuestion, runCommand } from './row-command.tsx';
import { RowDetail } from './row-detail.tsx';
import { RowOrderList, isOrdered } from './row-order.tsx';
import { TextFilter } from './text-filter.tsx';
import { useChoices } from './use-choices.ts';
import { useListAddress } from './use-list-address.ts';
import { useNamedRow } from './use-named-row.ts';

/** Makes the page of a resource, for a route. */
export function resourcePage<Row extends { readonly id: string }, Data, Values extends FormValues>(
  resource: Resource<Row, Data, Values>,
) {
  return function ResourcePage() {
    return <ResourceScreen resource={resource} />;
  };
}

/** A list of records with search, filters, order and pages, and what can be done with each record. */
export function ResourceScreen<Row extends { readonly id: string }, Data, Values extends FormValues>({
  resource,
  isPart = false,
}: {
  readonly resource: Resource<Row, Data, Values>;
  /** Whether the list is a part of a page, such as the content of a tab. Default: it is a page. */
  readonly isPart?: boolean;
}) {
  const machines = useMemo(() => createResourceMachines(resource), [resource]);
  const filterNames = useMemo(() => listFilterNames(resource), [resource]);
  const { actor: list, toHref } = useListAddress(machines.list, filterNames);
  const views = useActorRef(machines.views);
  const named = useActorRef(machines.named);
  const removal = useActorRef(machines.removal);
  const restoration = useActorRef(machines.restoration);
  const command = useActorRef(machines.command);

  const whenDone = { 'toast.show': toasts.show, 'action.done': () => list.send({ type: 'list.reload' }) };
  useEmitted(removal, whenDone);
  useEmitted(restoration, whenDone);
  useEmitted(command, whenDone);

  return (
    <ResourceList
      resource={resource}
      actors={{ list, views, named, removal, restoration, command }}
      toHref={toHref}
      isPart={isPart}
    />
  );
}

const DELETION = { label: 'Delete', question: 'Delete this record?' };

type ListAddress = ReturnType<typeof useListAddress>;
type RowAction<Row> = ActorRefFrom<ReturnType<typeof createConfirmedAction<Row>>>;

interface ResourceListProps<Row extends { readonly id: string }, Data, Values extends FormValues> {
  readonly resource: Resource<Row, Data, Values>;
  readonly actors: {
    readonly list: ActorRefFrom<PagedListMachine<Row, ListFilters>>;
    readonly views: ActorRefFrom<PagedListMachine<ViewCount>>;
    readonly named: ActorRefFrom<PagedListMachine<Row, string>>;
    readonly removal: RowAction<Row>;
    readonly restoration: RowAction<Row>;
    readonly command: RowAction<CommandedRow<Row>>;
  };
  readonly toHref: ReturnType<typeof useListAddress>['toHref'];
  readonly isPart?: boolean;
}

/** The list of records for any state of its actors. */
export function ResourceList<Row extends { readonly id: string }, Data, Values extends FormValues>({
  resource,
  actors: { list, views, named, removal, restoration, command },
  toHref,
  isPart = false,
}: ResourceListProps<Row, Data, Values>) {
  const { title, newLabel, toName, columns, filters, empty, remove, restore, ...more } = resource;
  const { hasSearch = true, days = [], texts = [], dialogs = [], links = [], commands = [] } = more;
  const { label: removeLabel, question: removeQuestion } = resource.removalWords ?? DELETION;
  const loads = useMemo(
    () => Object.fromEntries(filters.flatMap(({ id, load }) => (load ? [[id, load]] : []))),
    [filters],
  );
  const choices = useChoices(loads);
  const [
    { items, page: current, pageCount, total = 0, isCapped, search, sort, filter = {}, ...facts },
    verbs,
  ] = useFlow(list, pagedListView, pagedListVerbs);
  const dialogParams = useMemo(
    () => ['open', ...(resource.dialogs ?? []).map(({ param }) => param)],
    [resource],
  );
  const namedRow = useNamedRow(named, { status: facts.status, items }, dialogParams);
  const [{ items: counts }, { retry: recount }] = useFlow(views, pagedListView, pagedListVerbs);
  const [question, confirmation] = useFlow(removal, confirmedActionView<Row>, confirmedActionVerbs<Row>);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const headingId = useId();
  const i18n = useLanguage();
  const shownColumns = useMemo(() => columns(i18n), [columns, i18n]);

  const open = (href: string) => void navigate(href, { preventScrollReset: true });
  const setFilter = (id: string, value: string) => open(toHref({ filter: { ...filter, [id]: value } }));
  const reload = () => {
    verbs.retry();
    namedRow.reload();
    recount();
  };
  const reloadIfStale = (isStale: boolean) => {
    if (isStale) reload();
  };
  const isDeleted = filter['deleted'] === 'true';
  const toDialogHref = (param: string, id: string) => {
    const address = toHref({ page: current });
    return `${address}${address.includes('?') ? '&' : '?'}${param}=${id}`;
  };
  const { Detail, openLabel = Detail ? 'View' : 'Edit' } = resource;
  const opensDialog = resource.editing !== undefined || Detail !== undefined;
  const rowHref = resource.toHref ?? (opensDialog ? (row: Row) => toDialogHref('open', row.id) : undefined);
  const toActions = (row: Row) => (isDeleted ? toDeletedActions(row) : toUsedActions(row));
  const toDeletedActions = (row: Row) =>
    restore ? [{ label: 'Restore', onSelect: () => runAtOnce(restoration, row) }] : [];
  const toUsedActions = (row: Row) => [
    ...(rowHref ? [{ label: openLabel, onSelect: () => open(rowHref(row)) }] : []),
    ...(resource.editing?.toCopy
      ? [{ label: 'Duplicate', onSelect: () => open(`${toDialogHref('open', 'new')}&copy=${row.id}`) }]
      : []),
    ...links.flatMap(({ label, toHref: toPage }) => {
      const page = toPage(row);
      return page === undefined ? [] : [{ label, onSelect: () => open(page) }];
    }),
    ...commands
      .filter(({ isFor }) => isFor(row))
      .map((one) => ({
        label: one.label,
        onSelect: () => runCommand(command, { row, command: one }),
      })),
    ...dialogs
      .filter(({ isFor }) => isFor?.(row) ?? true)
      .map(({ param, label }) => ({ label, onSelect: () => open(toDialogHref(param, row.id)) })),
    ...(remove ? [{ label: removeLabel, isDangerous: true, onSelect: () => confirmation.ask(row) }] : []),
  ];

  const Frame = isPart ? ListPart : StaffPage;

  return (
    <Frame
      title={title}
      headingId={headingId}
      actions={
        <>
          {resource.actions}
          {newLabel !== undefined && (
            <ButtonLink href={resource.newHref ?? toDialogHref('open', 'new')}>{i18n.t(newLabel)}</ButtonLink>
          )}
        </>
      }
    >
      {resource.views && <SavedViews views={toViews(resource, counts, { search, filter, toHref })} />}
      {hasSearch && (
        <FilterBar
          search={search}
          onSearchChange={verbs.search}
          filters={filters.map((one) => toDataFilter(one, filter[one.id] ?? '', choices[one.id], items))}
          onFilterChange={setFilter}
          onClear={() => open(pathname)}
          isOtherSet={[...days, ...texts].some(({ id }) => filter[id] !== undefined)}
        >
          {days.length + texts.length > 0 ? (
            <>
              {texts.map(({ id, label }) => (
                <TextFilter
                  key={id}
                  label={label}
                  value={filter[id] ?? ''}
                  onChange={(text) => setFilter(id, text)}
                />
              ))}
              {days.map(({ id, label }) => (
                <DayFilter
                  key={id}
                  label={label}
                  value={filter[id] ?? ''}
                  onChange={(day) => setFilter(id, day)}
                />
              ))}
            </>
          ) : undefined}
        </FilterBar>
      )}
      {namedRow.error !== undefined && <AlertPanel>{i18n.t(namedRow.error)}</AlertPanel>}
      {resource.order && isOrdered(resource.order, filter) && (
        <RowOrderList order={resource.order} rows={items} toName={toName} actor={command} />
      )}
      <DataTable
        {...facts}
        aria-labelledby={headingId}
        columns={shownColumns}
        rows={items}
        getRowId={(row) => row.id}
        getRowName={toName}
        getRowHref={isDeleted ? undefined : rowHref}
        getRowActions={rowHref || remove || dialogs.length + commands.length > 0 ? toActions : undefined}
        onRetry={verbs.retry}
        empty={empty}
        sort={toSort(sort)}
        onSortChange={(chosen) => open(toHref({ sort: chosen && toOrder(chosen) }))}
        selection={
          resource.bulk && !isDeleted
            ? {
                ids: selected,
                onChange: setSelected,
                actions: (
                  <resource.bulk
                    ids={selected}
                    onDone={() => {
                      setSelected([]);
                      reload();
                    }}
                  />
                ),
              }
            : undefined
        }
        paging={{ page: current, pageCount, total, isCapped, toHref: (to) => toHref({ page: to }) }}
      />
      {resource.editing && (
        <RecordEditor
          param="open"
          title={newLabel}
          toName={toName}
          editing={resource.editing}
          // What is only read cannot be edited; new records can be created.
          rows={Detail ? [] : namedRow.rows}
          onSaved={reload}
          onNotSaved={reloadIfStale}
        />
      )}
      {Detail && (
        <RowDetail
          Detail={Detail}
          toName={toName}
          rows={namedRow.rows}
          dialogs={dialogs}
          onChanged={reload}
        />
      )}
      {dialogs.map(({ param, Dialog }) => (
        <Dialog
          key={param}
          toName={toName}
          rows={namedRow.rows}
          onSaved={reload}
          onNotSaved={reloadIfStale}
        />
      ))}
      <ConfirmDialog
        isOpen={question.isConfirming}
        title={removeQuestion}
        text={question.subject ? toName(question.subject) : ''}
        confirmLabel={removeLabel}
        isBusy={question.isRunning}
        onConfirm={confirmation.confirm}
        onCancel={confirmation.cancel}
      />
      <CommandQuestion actor={command} toName={toName} />
    </Frame>
  );
}

/** Runs an action without its question. */
function runAtOnce<Subject>(action: RowAction<Subject>, subject: Subject) {
  action.send({ type: 'action.ask', subject });
  action.send({ type: 'action.confirm' });
}

/** The names of the filters of a list, as they are in the address. */
function listFilterNames({
  filters,
  days = [],
  texts = [],
}: Pick<Resource<never>, 'filters' | 'days' | 'texts'>): string[] {
  return [...filters, ...texts, ...days].map(({ id }) => id);
}

/** A filter with its chosen value. @param choices those that were loaded, if they are loaded here */
function toDataFilter<Row extends { readonly id: string }>(
  { load: _load, findLabel, ...one }: Resource<Row>['filters'][number],
  value: string,
  choices: DataFilter['options'] | undefined,
  rows: readonly Row[],
): DataFilter {
  const options = choices ?? one.options;
  const label = options.some((option) => option.value === value) ? undefined : findLabel?.(value, rows);
  return { ...one, value, options: label === undefined ? options : [...options, { value, label }] };
}

/** The views of a list as links: a view is a value of one filter, alone. */
function toViews(
  { views, filters }: Pick<Resource<never>, 'views' | 'filters'>,
  counts: readonly ViewCount[],
  { search, filter, toHref }: { search: string; filter: ListFilters } & Pick<ListAddress, 'toHref'>,
) {
  const param = views?.filter ?? '';
  const options = filters.find(({ id }) => id === param)?.options ?? [];
  const isOnly = (value: string) =>
    search === '' && Object.entries(filter).every(([id, set]) => set === (id === param ? value : ''));
  return options.map(({ value, label = value }) => ({
    href: toHref({ search: '', filter: { [param]: value } }),
    label,
    count: counts.find(({ id }) => id === value)?.count,
    isCurrent: filter[param] === value && isOnly(value),
  }));
}

/** The order that begins with the last: its dates descend unless it is reversed. */
const NEWEST = 'newest';

/** The order that the call names, as the table shows it. */
function toSort(sort: string | undefined): DataSort | undefined {
  if (sort === undefined) return undefined;
  const isReversed = sort.startsWith('-');
  const columnId = isReversed ? sort.slice(1) : sort;
  return { columnId, direction: isReversed === (columnId === NEWEST) ? 'ascending' : 'descending' };
}

/** The name of the order in the call. */
function toOrder({ columnId, direction }: DataSort): string {
  return (direction === 'descending') === (columnId === NEWEST) ? columnId : `-${columnId}`;
}
