import { shareMachine, shareVerbs, shareView, shareWalk } from '@pgm/machines/share';
import { ShareButton } from '@pgm/ui/share-button';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';

/** The button in whatever state its actor is; on a page nothing of this is loaded before it is pressed. */
function Screen({ actor }: { actor: ActorRefFrom<typeof shareMachine> }) {
  const { share, hide } = shareVerbs(actor.send);
  const view = useSelector(actor, shareView);
  return (
    <ShareButton
      {...view}
      onShare={() => share('https://shop.example.in/product-details-page/1')}
      onHide={hide}
    />
  );
}

const flow = flowStories({ machine: shareMachine, walk: shareWalk, Screen });

export default { title: 'Flows/Share' };

export const Idle = flow.at('idle');
export const Preparing = flow.at('preparing');
export const Opening = flow.at('opening');
export const Shared = flow.at('shared');
export const Copying = flow.at('copying');
export const Copied = flow.at('copied');
export const LinkShown = flow.at('linkShown');
