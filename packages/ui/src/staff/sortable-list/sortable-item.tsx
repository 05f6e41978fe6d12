import { useSortable } from '@dnd-kit/sortable';
import { cx } from 'class-variance-authority';
import { CloseIcon, GripIcon, SortDownIcon, SortUpIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/** An item of a list in order. */
export interface SortableEntry {
  readonly id: string;
  /** Shown as it is. */
  readonly name: string;
}

interface SortableItemProps {
  item: SortableEntry;
  /** From 0. */
  index: number;
  count: number;
  /** It cannot move now. */
  isBusy: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-field hover:bg-leaf-soft aria-disabled:text-ink-muted aria-disabled:opacity-50';

/** A row with a handle to drag it by, and the buttons that do the same. */
export function SortableItem({ item, index, count, isBusy, onMove, onRemove }: SortableItemProps) {
  const { t, toLang } = useLanguage();
  const { id, name } = item;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isBusy,
  });
  const steps = [
    { label: t('Move earlier: {name}', { name }), Icon: SortUpIcon, to: index - 1 },
    { label: t('Move later: {name}', { name }), Icon: SortDownIcon, to: index + 1 },
  ];
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={cx(
        'relative flex items-center gap-1 border-t bg-paper py-1 first:border-t-0 motion-reduce:transition-none!',
        isDragging && 'z-10 shadow-raised',
      )}
    >
      {/* Dragging is only another way: by keyboard, the buttons do the same. */}
      <span
        {...listeners}
        ref={setActivatorNodeRef}
        aria-hidden
        title={t('Drag: {name}', { name })}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-muted"
      >
        <GripIcon />
      </span>
      <span lang={toLang(name)} className="min-w-0 grow wrap-break-word">
        {name}
      </span>
      {steps.map(({ label, Icon, to }) => {
        const isAtEnd = to < 0 || to >= count;
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-disabled={isAtEnd || isBusy ? true : undefined}
            className={BUTTON}
            onClick={() => {
              if (!isBusy) onMove(to);
            }}
          >
            <Icon />
          </button>
        );
      })}
      <button
        type="button"
        aria-label={t('Remove {name}', { name })}
        aria-disabled={isBusy ? true : undefined}
        className={BUTTON}
        onClick={() => {
          if (!isBusy) onRemove();
        }}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
