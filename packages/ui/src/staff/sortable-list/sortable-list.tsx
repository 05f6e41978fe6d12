import {
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type SortableEntry, SortableItem } from './sortable-item.tsx';

export interface SortableListProps {
  /** What is in order, in English: 'Goes well with'. */
  label: string;
  items: readonly SortableEntry[];
  /** The items cannot move now. Default false. */
  isBusy?: boolean;
  /** Moves an item to another index, from 0. */
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
}

/** Rows move up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A press becomes a drag when it has moved so far, in px. */
const PRESS = { activationConstraint: { distance: 4 } };

/** The buttons move by keyboard, and say where an item is: the library has nothing to say. */
const nothing = () => undefined;
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
};

/**
 * What was chosen, in an order that the user changes: by dragging the handle of an item with a mouse or a finger, or by its
 * buttons. Renders nothing when it is empty.
 */
export function SortableList({ label, items, isBusy = false, onMove, onRemove }: SortableListProps) {
  const { t } = useLanguage();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  const move = (from: number, to: number) => {
    const moved = items[from];
    if (moved === undefined || items[to] === undefined || from === to) return;
    onMove(from, to);
    setAnnouncement(
      t('{name} is now number {to} of {total}.', { name: moved.name, to: to + 1, total: items.length }),
    );
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const toIndex = (id: string | number | undefined) => items.findIndex((item) => item.id === id);
    move(toIndex(active.id), toIndex(over?.id));
  };
  if (items.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={SILENT}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <ol aria-label={t(label)} className="border-b border-t">
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              item={item}
              index={index}
              count={items.length}
              isBusy={isBusy}
              onMove={(to) => move(index, to)}
              onRemove={() => onRemove(item.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
