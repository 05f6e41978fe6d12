export { MediaFacts } from './media-facts.tsx';
export { MediaSize } from './media-size.tsx';
export { MediaThumbnail } from './media-thumbnail.tsx';
export { MediaUsage } from './media-usage.tsx';
export { MediaUses } from './media-uses.tsx';
