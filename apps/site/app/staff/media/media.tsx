import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { privateMeta } from '#app/kit/private-meta.ts';
import { ResourceScreen } from '../kit/resource-page.tsx';
import { mediaImages } from './media-list.tsx';
import { MediaUsageScreen, siteMediaUsageMachine } from './media-usage.flow.tsx';

export const meta = privateMeta('Media');

/** The media library for staff: its images, and how full it is. */
export default function MediaRoute() {
  const usage = useActorRef(siteMediaUsageMachine);
  const resource = useMemo(
    (): typeof mediaImages => ({
      ...mediaImages,
      actions: <MediaUsageScreen actor={usage} />,
      list: async (...query) => {
        const page = await mediaImages.list(...query);
        // An image that was added or deleted changes both.
        if (!usage.getSnapshot().matches('loading')) usage.send({ type: 'page.retry' });
        return page;
      },
    }),
    [usage],
  );
  return <ResourceScreen resource={resource} />;
}
