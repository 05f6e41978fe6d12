import { imageZoomMachine, imageZoomVerbs, imageZoomView } from '@pgm/machines/catalogue/image-zoom';
import { ImageZoom } from '@pgm/ui/catalogue/image-zoom';
import imageZoom from '@pgm/ui/image-zoom.css?url';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** A press on an image: another one is another object. */
export interface ImagePress {
  /** The index of the image. */
  readonly at: number;
}

interface ImageZoomFlowProps {
  readonly images: readonly ImageFacts[];
  readonly press: ImagePress;
}

/** The images of a product, large above its page, from the image that was pressed. */
export default function ImageZoomFlow({ images, press }: ImageZoomFlowProps) {
  const actor = useActorRef(imageZoomMachine);
  const count = images.length;
  useEffect(() => imageZoomVerbs(actor.send).open(press.at, count), [actor, press, count]);
  return (
    <>
      <link rel="stylesheet" href={imageZoom} precedence="default" />
      <ImageZoomScreen actor={actor} images={images} />
    </>
  );
}

interface ImageZoomScreenProps {
  readonly actor: ActorRefFrom<typeof imageZoomMachine>;
  readonly images: readonly ImageFacts[];
}

/** The screen of the large image for any state of its actor. */
export function ImageZoomScreen({ actor, images }: ImageZoomScreenProps) {
  const [view, verbs] = useFlow(actor, imageZoomView, imageZoomVerbs);
  return (
    <ImageZoom
      {...view}
      images={images}
      onNext={verbs.next}
      onPrevious={verbs.previous}
      onZoomIn={verbs.zoomIn}
      onZoomOut={verbs.zoomOut}
      onToggle={verbs.toggle}
      onPinch={verbs.pinch}
      onClose={verbs.close}
    />
  );
}
