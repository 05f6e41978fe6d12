import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/tabs/tabs.tsx';
import { TeamTree, type TeamTreeProps } from '../team-tree/team-tree.tsx';

const TABS = ['tree', 'list'] as const;
type TeamMembersTab = (typeof TABS)[number];

export interface TeamMembersProps {
  tab: TeamMembersTab;
  tree: TeamTreeProps;
  /** The same people level by level. */
  list: ReactNode;
  onTab: (tab: TeamMembersTab) => void;
}

/** The associates below the member, as a tree or as a plain list. */
export function TeamMembers({ tab, tree, list, onTab }: TeamMembersProps) {
  return (
    <Tabs
      className="min-w-0"
      label="Ways to look at your team"
      value={tab}
      onValueChange={(value) => {
        const chosen = TABS.find((one) => one === value);
        if (chosen) onTab(chosen);
      }}
      tabs={[
        { value: 'tree', label: 'Tree', content: <TeamTree {...tree} /> },
        { value: 'list', label: 'List', content: list },
      ]}
    />
  );
}
