import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { CheckIcon } from '../../foundations/icon/icons.tsx';
import type { ComboboxOption } from './combobox.types.ts';

interface OptionRowProps extends Omit<ComponentProps<'div'>, 'className'> {
  option: ComboboxOption;
  /** The arrow keys or the pointer are on it. */
  isActive: boolean;
  isChosen: boolean;
}

/** One choice in the list; a check marks the chosen one. */
export function OptionRow({ option, isActive, isChosen, ...props }: OptionRowProps) {
  return (
    <div
      {...props}
      role="option"
      aria-selected={isChosen}
      // Forced colours take the ground away and leave the outline.
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2',
        isActive && 'bg-leaf-soft text-leaf outline -outline-offset-3',
      )}
    >
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">{option.label}</span>
        {option.detail !== undefined && (
          <span className="block text-note wrap-anywhere text-ink-muted">{option.detail}</span>
        )}
      </span>
      {isChosen && <CheckIcon className="text-leaf" />}
    </div>
  );
}
