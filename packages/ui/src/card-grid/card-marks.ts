import { LeafIcon, PersonIcon, ScalesIcon, ShieldIcon, StarIcon, TeamIcon } from '../icon/index.ts';

/** Signs by name: a card is plain data that may come from a server. */
export const cardMarks = {
  leaf: LeafIcon,
  person: PersonIcon,
  scales: ScalesIcon,
  shield: ShieldIcon,
  star: StarIcon,
  team: TeamIcon,
} as const;

/** The name of a sign. */
export type CardMark = keyof typeof cardMarks;
