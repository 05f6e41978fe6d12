import type { ActiveMove, PaletteOption } from './palette-option.types.ts';

export interface SearchPaletteProps {
  /** `empty`: there is too little to look for, and `options` are recent searches. */
  status: 'empty' | 'searching' | 'found' | 'nothing' | 'failed';
  /** As typed. */
  text: string;
  /** The lines of the list: recent searches, or what was found, options of a kind together. */
  options: readonly PaletteOption[];
  /** Which option the keyboard is on, from 0. */
  activeAt: number | undefined;
  /** How much was found in all. */
  total: number;
  /** Why nothing could be looked for, in English. */
  error: string | undefined;
  /** Where all products are. */
  shopHref: string;
  onType: (text: string) => void;
  onMove: (to: ActiveMove) => void;
  /** An option was pressed, counted from 0. */
  onChoose: (at: number) => void;
  /** Enter: the active option is meant or, without one, everything that is like the text. */
  onSubmit: () => void;
  onEscape: () => void;
  /** Called by the close button, a press outside, and a link away. */
  onClose: () => void;
  onRetry: () => void;
  onRemoveRecent: (text: string) => void;
  onClearRecent: () => void;
}
