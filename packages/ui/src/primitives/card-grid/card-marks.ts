import {
  LeafIcon,
  PersonIcon,
  ScalesIcon,
  ShieldIcon,
  StarIcon,
  TeamIcon,
} from '../../foundations/icon/icons.tsx';

/** Icons by name, because a card is plain data that may come from a server. */
export const cardMarks = {
  leaf: LeafIcon,
  person: PersonIcon,
  scales: ScalesIcon,
  shield: ShieldIcon,
  star: StarIcon,
  team: TeamIcon,
} as const;

/** The name of an icon. */
export type CardMark = keyof typeof cardMarks;
