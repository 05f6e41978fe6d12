export { TeamTree, type TeamTreeProps } from './team-tree.tsx';
