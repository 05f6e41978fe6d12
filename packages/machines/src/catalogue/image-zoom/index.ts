export { imageZoomMachine } from './image-zoom.machine.ts';
export { imageZoomVerbs, imageZoomView } from './image-zoom.view.ts';
