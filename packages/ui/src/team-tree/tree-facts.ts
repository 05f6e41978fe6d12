import type { PersonFacts } from '../team-person/index.ts';

/** Where a row stands among those with the same parent; the top is level 1. */
interface PlaceFacts {
  key: string;
  level: number;
  position: number;
  setSize: number;
}

/** Somebody in the tree. */
export interface PersonRowFacts extends PlaceFacts {
  kind: 'person';
  person: PersonFacts;
  /** Undefined for who has nobody below. */
  isExpanded: boolean | undefined;
}

/** What of a branch is not there yet. */
export interface RestRowFacts extends PlaceFacts {
  kind: 'rest';
  parentName: string;
  status: 'more' | 'loading' | 'failed';
  /** How many are to come. */
  left: number;
  /** Why they could not be had, in English. */
  error: string | undefined;
}

export type TreeRowFacts = PersonRowFacts | RestRowFacts;

/** Where the keyboard goes. */
export type TreeMove = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out';

/** Somebody below whom the tree is being read, or how many were found there. */
export interface TreeNewsFacts {
  name: string;
  /** Undefined while it is being read. */
  count: number | undefined;
}
