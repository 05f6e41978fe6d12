import {
  type WrittenReview,
  ownReviewMachine,
  ownReviewVerbs,
  ownReviewView,
} from '@pgm/machines/catalogue/own-review';
import { withPorts } from '@pgm/machines/kit';
import { OwnReview } from '@pgm/ui/catalogue/own-review';
import { ReviewDialog } from '@pgm/ui/catalogue/review-dialog';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { WRITE_REVIEW } from '#app/kit/catalogue-product.ts';
import { chosenFile, forgetFiles, saveFile } from '#app/kit/chosen-files.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/** The machine with the site's implementations. */
export function siteOwnReviewMachine(productId: string) {
  return withPorts(ownReviewMachine)({
    actors: {
      fetchOwn: fromPromise(async ({ signal }) => (await browserClient()).reviews.getOwn(productId, signal)),
      saveReview: fromPromise(async ({ input, signal }) =>
        (await browserClient()).reviews.save(productId, toReview(input), signal),
      ),
      removeReview: fromPromise(async ({ signal }) =>
        (await browserClient()).reviews.remove(productId, signal),
      ),
    },
  });
}

function toReview({ added, photos, ...review }: WrittenReview) {
  return { ...review, photos: [...photos], images: added.map(({ address }) => chosenFile(address)) };
}

interface OwnReviewFlowProps {
  readonly productId: string;
  /** The review was saved or deleted. */
  readonly onChange: () => void;
}

/** The review of the member about a product; a link with `#write-review` opens its form. */
export default function OwnReviewFlow({ productId, onChange }: OwnReviewFlowProps) {
  const [machine] = useState(() => siteOwnReviewMachine(productId));
  const actor = useActorRef(machine, { input: { opensForm: window.location.hash === WRITE_REVIEW } });
  useEmitted(actor, { 'toast.show': toasts.show, 'review.changed': onChange });
  useEffect(() => forgetFiles, []);
  return <OwnReviewScreen actor={actor} />;
}

/** The part for any state of its actor. */
export function OwnReviewScreen({ actor }: { actor: ActorRefFrom<typeof ownReviewMachine> }) {
  const [{ form, ...view }, verbs] = useFlow(actor, ownReviewView, ownReviewVerbs);
  return (
    <>
      <OwnReview
        {...view}
        onWrite={verbs.open}
        onRemove={verbs.remove}
        onConfirm={verbs.confirmRemoval}
        onDismiss={verbs.dismissRemoval}
        onRetry={verbs.retry}
      />
      <ReviewDialog
        {...form}
        onStars={verbs.changeStars}
        onText={verbs.changeText}
        onAddPhoto={(file) => verbs.addPhoto(saveFile(file))}
        onBrokenPhoto={verbs.rejectPhoto}
        onRemovePhoto={verbs.removePhoto}
        onSubmit={verbs.submit}
        onCancel={verbs.close}
        onClose={verbs.leave}
      />
    </>
  );
}
