import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { isNoFile, versionPart } from '../form-parts.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { filledText } from '../text.ts';
import { StaffArticleKind } from './staff-article.ts';

/** How many bytes the images of the media library may have together: 500 MB. */
export const MAX_MEDIA_BYTES = 500_000_000;

const alternative = filledText(250, 'Alternative text', 'Alternative text in English is required');
const alternativeInHindi = filledText(
  250,
  'Alternative text in Hindi',
  'Alternative text in Hindi is required',
);

/** The point that stays visible where the image is cropped, in percent of its width or of its height. */
const focus = z
  .int('The focus is a whole number from 0 to 100')
  .check(
    z.gte(0, 'The focus is a whole number from 0 to 100'),
    z.lte(100, 'The focus is a whole number from 0 to 100'),
  );

/** An image of the media library. */
export const MediaItem = z.object({
  id: z.string(),
  /** Address of the 640 px WebP; `imageAddress` derives the other sizes. A new file has a new address. */
  url: z.string(),
  /** The size of the stored file, in px. */
  width: z.int(),
  height: z.int(),
  /** The size of the stored file, in bytes. */
  bytes: z.int(),
  /** What the image shows, for readers who do not see it. */
  alternative: z.string(),
  alternativeInHindi: z.string(),
  /** The point that stays visible where the image is cropped: from the left and from the top, in percent. */
  focusX: z.int(),
  focusY: z.int(),
  /** When it was uploaded, as ISO text. */
  uploadedAt: z.string(),
  /** Null for a deleted account. */
  uploaderName: z.nullable(z.string()),
  version: z.int(),
});
export type MediaItem = z.infer<typeof MediaItem>;

/** An article that shows an image, in its draft or to visitors. */
export const MediaUse = z.object({
  /** The id of the article. */
  id: z.string(),
  kind: StaffArticleKind,
  /** Of the draft, in English. */
  title: z.string(),
  /** Whether the published version shows it. */
  isPublished: z.boolean(),
});
export type MediaUse = z.infer<typeof MediaUse>;

/** The most uses that are listed; `useCount` counts all. */
export const MAX_MEDIA_USES = 50;

/** An image of the media library, with the articles that show it. */
export const UsedMediaItem = z.extend(MediaItem, {
  /** By title, at most {@link MAX_MEDIA_USES}. */
  uses: z.array(MediaUse),
  useCount: z.int(),
});
export type UsedMediaItem = z.infer<typeof UsedMediaItem>;

/** A new file of an image; a form without one has an empty file. */
const file = z.file('Choose an image').check(z.refine((sent) => !isNoFile(sent), 'Choose an image'));

export const NewMediaItem = z.object({ file, alternative, alternativeInHindi });
export type NewMediaItem = z.infer<typeof NewMediaItem>;

/** The texts and the focus of an image. */
export const MediaFacts = z.object({ alternative, alternativeInHindi, focusX: focus, focusY: focus });
export type MediaFacts = z.infer<typeof MediaFacts>;

export const MediaChange = z.extend(MediaFacts, { version: z.int('The version is not valid') });
export type MediaChange = z.infer<typeof MediaChange>;

/** A file in place of the stored one. */
export const MediaReplacement = z.object({ file });
export type MediaReplacement = z.infer<typeof MediaReplacement>;

export const SentMediaReplacement = z.extend(MediaReplacement, { version: versionPart });
export type SentMediaReplacement = z.infer<typeof SentMediaReplacement>;

/** How much of the media library is full. */
export const MediaUsage = z.object({
  usedBytes: z.int(),
  /** {@link MAX_MEDIA_BYTES}. */
  maxBytes: z.int(),
});
export type MediaUsage = z.infer<typeof MediaUsage>;

export const listMedia = defineEndpoint({
  operation: 'listMedia',
  summary:
    'The images of the media library, a page at a time; `search` finds words of both alternative texts.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/media',
  policy: 'staff',
  area: 'content',
  query: staffListQuery(['newest', 'alternative', 'size']),
  response: { status: 200, body: staffListBody(MediaItem) },
  failures: [400, 401, 403],
});

export const getMediaUsage = defineEndpoint({
  operation: 'getMediaUsage',
  summary: 'How many bytes the images of the media library have together, and how many they may have.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/media-usage',
  policy: 'staff',
  area: 'content',
  response: { status: 200, body: dataResponse(MediaUsage) },
  failures: [401, 403],
});

export const uploadMedia = defineEndpoint({
  operation: 'uploadMedia',
  summary:
    'Adds an image to the media library, as a WebP of at most 1280 px on a side; 409 when the library is full.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/media',
  policy: 'staff',
  area: 'content',
  form: 'multipart',
  body: NewMediaItem,
  response: { status: 201, body: dataResponse(UsedMediaItem) },
  failures: [400, 401, 403, 409, 413],
});

export const getMedia = defineEndpoint({
  operation: 'getMedia',
  summary: 'An image of the media library, and the articles that show it.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/media/{id}',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  response: { status: 200, body: dataResponse(UsedMediaItem) },
  failures: [401, 403, 404],
});

export const updateMedia = defineEndpoint({
  operation: 'updateMedia',
  summary:
    'Saves the alternative texts and the focus; 409 with the stored image when it is not at `version` any more.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/media/{id}',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  body: MediaChange,
  response: { status: 200, body: dataResponse(UsedMediaItem) },
  failures: [400, 401, 403, 404, 409],
});

export const replaceMedia = defineEndpoint({
  operation: 'replaceMedia',
  summary:
    'Puts another file in place of the stored one. Every article shows it then, and the addresses of the old file end.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/media/{id}/file',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  form: 'multipart',
  body: SentMediaReplacement,
  response: { status: 200, body: dataResponse(UsedMediaItem) },
  failures: [400, 401, 403, 404, 409, 413],
});

export const deleteMedia = defineEndpoint({
  operation: 'deleteMedia',
  summary: 'Deletes an image for ever; 409 with the titles of the articles while they show it.',
  base: 'main',
  method: 'DELETE',
  path: '/api/admin/media/{id}',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404, 409],
});
