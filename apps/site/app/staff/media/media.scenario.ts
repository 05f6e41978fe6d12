import type { MediaItem, UsedMediaItem } from '@pgm/api/contract';

/** An image of the library. */
export const sampleMedia: MediaItem = {
  id: '01a2058b-a088-7593-895b-e301684aeca1',
  url: '/media/products/honey-front/640.webp',
  width: 1280,
  height: 640,
  bytes: 184_320,
  alternative: 'Bees on a comb',
  alternativeInHindi: 'छत्ते पर मधुमक्खियाँ',
  focusX: 30,
  focusY: 60,
  uploadedAt: '2026-11-21T06:30:00.000Z',
  uploaderName: 'Sushma Yadav',
  version: 2,
};

/** The same with the articles that show it. */
export const sampleUsedMedia: UsedMediaItem = {
  ...sampleMedia,
  uses: [
    {
      id: '01a2058b-a088-7593-895b-e301684aece8',
      kind: 'news',
      title: 'Deliveries during the rains',
      isPublished: true,
    },
  ],
  useCount: 1,
};
