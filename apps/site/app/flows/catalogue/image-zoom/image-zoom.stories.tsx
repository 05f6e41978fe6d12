import { imageZoomMachine } from '@pgm/machines/catalogue/image-zoom';
import { imageZoomScenario } from '@pgm/machines/catalogue/image-zoom/testing';
import { productImage } from '@pgm/ui/foundations/fixtures/product-image';
import { ProductGallery } from '@pgm/ui/catalogue/product-gallery';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ImageZoomScreen } from './image-zoom.flow.tsx';

const images = [
  productImage('Forest Honey', 'jar', '#c98714', 'The jar from the front'),
  productImage('Raw Unfiltered', 'jar', '#a06a10', 'The jar from the back'),
  productImage('Forest Honey', 'box', '#c98714', 'The box it comes in'),
];

/** The large image above the gallery of a product. */
const Screen = ({ actor }: { actor: ActorRefFrom<typeof imageZoomMachine> }) => (
  <main className="measure">
    <ProductGallery images={images} onEnlarge={() => {}} className="max-w-form" />
    <ImageZoomScreen actor={actor} images={images} />
  </main>
);

const flow = flowStories({ machine: imageZoomMachine, scenario: imageZoomScenario, Screen });

export default { title: 'Flows/Catalogue/ImageZoom', parameters: { layout: 'fullscreen' } };

export const Closed = flow.at('closed', { name: 'The page without the image' });
export const Whole = flow.at('open.whole', { name: 'Whole image', via: ['open'] });
export const Next = flow.at('open.whole', { name: 'Next image', via: ['open', 'next'] });
export const Enlarged = flow.at('open.enlarged', { name: 'Enlarged image', via: ['open', 'zoomIn'] });
export const Largest = flow.at('open.enlarged', { name: 'As large as it gets', via: ['open', 'pinch'] });
