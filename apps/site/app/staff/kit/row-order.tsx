import { confirmedActionVerbs, confirmedActionView } from '@pgm/machines/kit';
import { Suspense } from 'react';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { useFlow } from '#app/kit/use-flow.ts';
import type { ListFilters } from './list-address.ts';
import type { CommandedRow } from './resource-actors.ts';
import type { RowCommand, RowOrder } from './resource.types.ts';
import { type CommandActor, runCommand } from './row-command.tsx';

/** Few lists have an order: the code that drags is loaded with those. Without it, the menus of the rows move them. */
const SortableList = lazyComponent(async () => {
  const { SortableList: List } = await import('@pgm/ui/staff/sortable-list');
  return { default: List };
});

interface RowOrderListProps<Row> {
  readonly order: RowOrder<Row>;
  readonly rows: readonly Row[];
  readonly toName: (row: Row) => string;
  readonly actor: CommandActor<Row>;
}

/** Whether the filters of a list leave the rows of an order. */
export function isOrdered<Row>({ filter: { id, value } }: RowOrder<Row>, filter: ListFilters): boolean {
  return filter[id] === value;
}

/** The rows of a page in their order, which the user changes. Each change is a command of its row, and loads the list again. */
export function RowOrderList<Row extends { readonly id: string }>({
  order,
  rows,
  toName,
  actor,
}: RowOrderListProps<Row>) {
  const [{ isRunning }] = useFlow(
    actor,
    confirmedActionView<CommandedRow<Row>>,
    confirmedActionVerbs<CommandedRow<Row>>,
  );
  const placed = rows
    .flatMap((row) => {
      const place = order.toPlace(row);
      return place === undefined ? [] : [{ row, place }];
    })
    .toSorted((one, other) => one.place - other.place);
  const run = (row: Row | undefined, command: RowCommand<Row>['run']) => {
    if (row) runCommand(actor, { row, command: { label: order.label, isFor: () => true, run: command } });
  };
  return (
    <Suspense>
      <SortableList
        label={order.label}
        items={placed.map(({ row }) => ({ id: row.id, name: toName(row) }))}
        isBusy={isRunning}
        onMove={(from, to) => {
          const place = placed[to]?.place;
          if (place === undefined) return;
          run(placed[from]?.row, (client, row, signal) => order.move(client, row, place, signal));
        }}
        onRemove={(id) =>
          run(
            rows.find((row) => row.id === id),
            order.remove,
          )
        }
      />
    </Suspense>
  );
}
