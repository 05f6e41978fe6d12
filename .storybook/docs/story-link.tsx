import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, useContext } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';

/** A link of a docs page to a story. */
export function StoryLink({ id, name }: { readonly id: string; readonly name: string }) {
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
