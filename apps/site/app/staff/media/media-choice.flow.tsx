import { type MediaItem, type Result, listMedia } from '@pgm/api/contract';
import { type Page, pagedListVerbs, pagedListView, withPorts } from '@pgm/machines/kit';
import { mediaChoiceMachine } from '@pgm/machines/staff/media-choice';
import { useLanguage } from '@pgm/ui/foundations/language';
import { MediaPicker } from '@pgm/ui/staff/media-picker';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { mediaImage, toAlternative } from '#app/kit/media-image.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toQuery } from '../kit/resource.ts';
import { staffClient } from '../kit/staff-client.ts';
import { toPage } from '../kit/to-page.ts';

/** How many images a page of the dialog shows. */
const ON_A_PAGE = 12;

/** The choice of an image with the call of the site. */
export const siteMediaChoiceMachine = withPorts(mediaChoiceMachine)({
  actors: {
    fetchPage: fromPromise(async ({ input: { page, search }, signal }): Promise<Result<Page<MediaItem>>> => {
      const query = toQuery(listMedia, { page, ...(search && { search }) });
      return toPage(await staffClient().media.list({ ...query, limit: ON_A_PAGE }, signal));
    }),
  },
});

interface MediaChoiceProps {
  readonly onPick: (image: MediaItem) => void;
  readonly onClose: () => void;
}

/** The dialog in which staff choose an image of the media library. */
export function MediaChoiceFlow(props: MediaChoiceProps) {
  return <MediaChoiceScreen {...props} actor={useActorRef(siteMediaChoiceMachine)} />;
}

const nothing = () => undefined;

/** The same for any state of its actor. */
export function MediaChoiceScreen({
  actor,
  onPick = nothing,
  onClose = nothing,
}: Partial<MediaChoiceProps> & { readonly actor: ActorRefFrom<typeof mediaChoiceMachine> }) {
  const [{ status, items, error, search, page, pageCount }, verbs] = useFlow(
    actor,
    pagedListView<MediaItem, undefined>,
    pagedListVerbs,
  );
  const { language } = useLanguage();
  return (
    <MediaPicker
      images={items.map((item) => ({ id: item.id, image: mediaImage(item, toAlternative(item, language)) }))}
      status={status}
      error={error}
      search={search}
      page={page}
      pageCount={pageCount}
      onSearchChange={verbs.search}
      onPage={verbs.openPage}
      onRetry={verbs.retry}
      onPick={(id) => {
        const picked = items.find((item) => item.id === id);
        if (picked) onPick(picked);
      }}
      onClose={onClose}
    />
  );
}
