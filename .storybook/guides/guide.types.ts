/** A key or several of one kind, as `userEvent.keyboard` names them, and `Tab` and `Space`. */
type GuideKey =
  | 'Tab'
  | 'Space'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'End'
  | 'Backspace'
  | 'Delete'
  | `Arrow${'Up' | 'Down' | 'Left' | 'Right'}`;

/** What a designer or a developer needs to choose a component. */
interface Guide {
  /** When it is the right one. */
  readonly use: string;
  /** When another one is better: the title of its docs page, and for what. */
  readonly instead?: readonly (readonly [title: string, when: string])[];
  /** Its parts, in the order in which a screen reader meets them. Default: it has one. */
  readonly parts?: readonly string[];
  /** What its keys do; those of native elements stand here when a story shows them. */
  readonly keys?: readonly (readonly [keys: readonly GuideKey[], does: string])[];
}

/** Guides by the title of the docs page. */
export type Guides = Readonly<Record<string, Guide>>;
