import type { MediaItem } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The images of the media library, of which one is chosen; searched, and read page by page. Provide `fetchPage`. */
export const mediaChoiceMachine = createPagedList<MediaItem>({ id: 'media-choice', toKey: ({ id }) => id });
