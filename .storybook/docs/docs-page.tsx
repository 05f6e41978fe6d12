import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { GuideDocs } from '../guides/guide-docs.tsx';
import { FlowParameters } from '../flow-stories/flow-parameters.ts';
import { findFlowMachine } from '../machine-docs/flow-machines.ts';
import { MachineDocs } from '../machine-docs/machine-docs.tsx';
import { UsedIn } from '../used-in/used-in.tsx';
import { StoryLink } from './story-link.tsx';
import './docs.css';

/** How many previews a page shows: one with more is slow, and too long to find anything. */
function previewCount(title = ''): number {
  if (/^(Foundations|Primitives|Forms)\//.test(title)) return 14;
  return title.startsWith('Flows/') ? 3 : 6;
}

/**
 * The docs page of a component or a flow: the first stories as previews, the others as links. A flow's page also describes
 * its machines.
 */
export default function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const shown = previewCount(stories[0]?.title);
  const [first, ...others] = stories.slice(0, shown);
  const flows = stories.flatMap(({ id, name, parameters }) => {
    const flow = FlowParameters.safeParse(parameters['flow']).data;
    return flow ? [{ id, name, state: flow.state, machine: flow.machine }] : [];
  });
  const linked = stories.slice(shown).filter(({ id }) => !flows.some((flow) => flow.id === id));
  const machines = [...Map.groupBy(flows, ({ machine }) => machine)];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {first && <DocsStory of={first.moduleExport} expanded withToolbar __primary />}
      <div className="docs-props">
        <Controls />
      </div>
      {first && <GuideDocs title={first.title} />}
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
      {first && <UsedIn title={first.title} />}
      {machines.map(([id, shownBy]) => {
        const found = findFlowMachine(id);
        return found && <MachineDocs key={id} {...found} stories={shownBy} />;
      })}
    </>
  );
}
