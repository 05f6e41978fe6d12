import type { Figure } from './figure.ts';
import type { Grounds } from './grounds.ts';

/** What a section gets. */
export interface SectionInput {
  /** The seeded shops that sections share. */
  readonly grounds: Grounds;
  /** How often a page is measured whose figures differ from run to run; at least 1. */
  readonly runs: number;
}

/** The figures of a section, each as soon as it is measured. */
export type Figures = AsyncGenerator<Figure, void, void>;

/** What the file of a section exports. */
export interface Section {
  readonly measure: (input: SectionInput) => Figures;
}
