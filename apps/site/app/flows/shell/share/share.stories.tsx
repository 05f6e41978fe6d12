import { shareMachine, shareVerbs, shareView } from '@pgm/machines/shell/share';
import { shareScenario } from '@pgm/machines/shell/share/testing';
import { ShareButton } from '@pgm/ui/shell/share-button';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';

/** The screen of the button for any state of its actor; on a page this code is loaded only when it is needed. */
function Screen({ actor }: { actor: ActorRefFrom<typeof shareMachine> }) {
  const [facts, { share, hide }] = useFlow(actor, shareView, shareVerbs);
  return (
    <ShareButton
      {...facts}
      onShare={() => share('https://shop.example.in/product-details-page/1')}
      onHide={hide}
    />
  );
}

const flow = flowStories({ machine: shareMachine, scenario: shareScenario, Screen });

export default { title: 'Flows/Shell/Share' };

export const Idle = flow.at('idle');
export const Preparing = flow.at('preparing', {
  equals: { story: 'Idle', because: 'The browser shows its own sheet or copies at once.' },
});
export const Opening = flow.at('opening', {
  equals: { story: 'Idle', because: 'The browser shows its own sheet or copies at once.' },
});
export const Shared = flow.at('shared');
export const Copying = flow.at('copying', {
  equals: { story: 'Idle', because: 'The browser shows its own sheet or copies at once.' },
});
export const Copied = flow.at('copied', { name: 'Link copied' });
export const LinkShown = flow.at('linkShown', { name: 'Link to copy by hand' });
