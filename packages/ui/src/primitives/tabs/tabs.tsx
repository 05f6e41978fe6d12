import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

/** One tab; `label` is English and is translated here. */
interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** The common subject of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab's value. */
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

// Radix writes these two into style attributes, which our security policy blocks in a server-rendered page.
const noOutlineStyle = { outline: undefined };
const noAnimationStyle = { animationDuration: undefined };
// Radix also points every tab to its panel, but only the open tab has one.
const noPanel = { 'aria-controls': undefined };

/** Several views of one subject, one at a time. Arrow keys move between tabs. */
export function Tabs({ label, tabs, value, onValueChange, className }: TabsProps) {
  const { t } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.findIndex((tab) => tab.value === value);
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const show = () => showTab(row, open);
    show();
    // A font that arrives later makes the tabs wider. Only a browser has fonts.
    const fonts = 'fonts' in document ? document.fonts : undefined;
    fonts?.addEventListener('loadingdone', show);
    return () => fonts?.removeEventListener('loadingdone', show);
  }, [open]);
  return (
    <Root value={value} onValueChange={onValueChange} className={className}>
      <List
        ref={list}
        aria-label={t(label)}
        style={noOutlineStyle}
        className="flex overflow-x-auto border-b border-line-strong"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            {...(tab.value === value ? {} : noPanel)}
            className={cx(
              'min-h-12 shrink-0 rounded-t-field border-b-3 border-transparent px-3 font-medium text-ink-muted -outline-offset-3 sm:px-4',
              'hover:text-ink forced-colors:border-b-0 forced-colors:data-[state=active]:border-b-3 data-[state=active]:border-leaf data-[state=active]:font-semibold data-[state=active]:text-leaf',
            )}
          >
            {t(tab.label)}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="pt-5" asChild>
          <div style={noAnimationStyle}>{tab.content}</div>
        </Content>
      ))}
    </Root>
  );
}

/** Scrolls the row of tabs until one of them is seen; only sideways, so that the page stays where it is. */
function showTab(list: HTMLElement, index: number): void {
  const tab = list.children[index]?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left) list.scrollLeft += tab.left - left;
  else if (tab.right > right) list.scrollLeft += tab.right - right;
}
