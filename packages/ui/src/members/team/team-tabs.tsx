import type { ReactNode } from 'react';
import { Tabs } from '../../primitives/tabs/tabs.tsx';
import { TeamSection } from './team-section.tsx';

/** A view of the team. */
export type TeamTab = 'tree' | 'list' | 'referred' | 'activity' | 'repurchase';

interface TeamTabsProps {
  tab: TeamTab;
  /** The content of the open tab. */
  children: ReactNode;
  onTab: (tab: TeamTab) => void;
}

const TABS: readonly { value: TeamTab; label: string }[] = [
  { value: 'tree', label: 'Tree' },
  { value: 'list', label: 'List' },
  { value: 'referred', label: 'Referred' },
  { value: 'activity', label: 'Activity' },
  { value: 'repurchase', label: 'Repurchase' },
];

/** The ways to look at a team, one at a time. */
export function TeamTabs({ tab, children, onTab }: TeamTabsProps) {
  return (
    <Tabs
      className="min-w-0"
      label="Team views"
      value={tab}
      onValueChange={(value) => {
        const chosen = TABS.find((one) => one.value === value);
        if (chosen) onTab(chosen.value);
      }}
      tabs={TABS.map(({ value, label }) => ({
        value,
        label,
        content: value === tab && <TabContent tab={tab}>{children}</TabContent>,
      }))}
    />
  );
}

function TabContent({ tab, children }: Pick<TeamTabsProps, 'tab' | 'children'>) {
  if (tab === 'repurchase') return <div className="grid gap-10">{children}</div>;
  if (tab === 'activity')
    return (
      <TeamSection
        title="Your team by month"
        note="Points are those confirmed in the month. Active means at least one order in the month."
      >
        {children}
      </TeamSection>
    );
  if (tab === 'referred')
    return (
      <TeamSection title="Referred users" note="People you referred, newest first.">
        {children}
      </TeamSection>
    );
  return (
    <TeamSection
      title="Below you"
      note="Mobile numbers and emails are partly hidden unless the member has agreed to share them."
    >
      {children}
    </TeamSection>
  );
}
