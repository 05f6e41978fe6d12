import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type MouseEvent, useContext } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import './docs.css';

/** The groups of small parts, of which a page can show many. */
const SMALL_PARTS = /^(Foundations|Primitives|Forms)\//;

/** How many previews a page shows: one with more is slow, and too long to find anything. */
const previewCount = (title = '') => (SMALL_PARTS.test(title) ? 14 : 6);

/** The docs page of a component or a flow: the first stories as previews, the others as links. */
export default function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const shown = previewCount(stories[0]?.title);
  const [first, ...others] = stories.slice(0, shown);
  const linked = stories.slice(shown);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {first && <DocsStory of={first.moduleExport} expanded withToolbar __primary />}
      <div className="docs-props">
        <Controls />
      </div>
      {others.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
      ))}
      {linked.length > 0 && (
        <>
          <Heading>More stories</Heading>
          <ul className="docs-links">
            {linked.map(({ id, name }) => (
              <li key={id}>
                <StoryLink id={id} name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function StoryLink({ id, name }: { id: string; name: string }) {
  const { channel } = useContext(DocsContext);
  const select = (event: MouseEvent) => {
    // Storybook opens the story without a new load; without its sidebar, or in another tab, the link does.
    if (window.parent === window || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(SELECT_STORY, { storyId: id });
  };
  return (
    <a href={`./?path=/story/${id}`} target="_top" onClick={select}>
      {name}
    </a>
  );
}
