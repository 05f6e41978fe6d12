import type { PersonFacts } from '../team-member/person-facts.ts';

/** The position of a row among the rows with the same parent; the top is level 1. */
interface PlaceFacts {
  key: string;
  level: number;
  position: number;
  setSize: number;
}

/** A person in the tree. */
export interface PersonRowFacts extends PlaceFacts {
  kind: 'person';
  person: PersonFacts;
  /** Undefined for a person without associates below. */
  isExpanded: boolean | undefined;
}

/** The part of a branch that is not loaded. */
export interface RestRowFacts extends PlaceFacts {
  kind: 'rest';
  parentName: string;
  status: 'more' | 'loading' | 'failed';
  /** The number of people that are not loaded. */
  left: number;
  /** Why they could not be loaded, in English. */
  error: string | undefined;
}

export type TreeRowFacts = PersonRowFacts | RestRowFacts;

/** The moves of the keyboard. */
export type TreeMove = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out';

/** The person whose branch is loading, and the number of associates found directly below. */
export interface TreeAnnouncementFacts {
  name: string;
  /** Undefined while the branch loads. */
  count: number | undefined;
}
