import {
  type MediaChange,
  type NewMediaItem,
  type QueryOf,
  type SentMediaReplacement,
  deleteMedia,
  getMedia,
  getMediaUsage,
  listMedia,
  replaceMedia,
  updateMedia,
  uploadMedia,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The images of the media library. */
export function mediaClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listMedia>> = {}, signal?: AbortSignal) =>
      call(listMedia, { query, signal }),

    /** How much of the library is full. */
    usage: (signal?: AbortSignal) => toData(call(getMediaUsage, { signal })),

    upload: (image: NewMediaItem, signal?: AbortSignal) => toData(call(uploadMedia, { body: image, signal })),

    get: (id: string, signal?: AbortSignal) => toData(call(getMedia, { params: { id }, signal })),

    /** Saves the alternative texts and the focus. */
    update: (id: string, change: MediaChange, signal?: AbortSignal) =>
      toData(call(updateMedia, { params: { id }, body: change, signal })),

    /** Puts another file in place of the stored one. */
    replace: (id: string, replacement: SentMediaReplacement, signal?: AbortSignal) =>
      toData(call(replaceMedia, { params: { id }, body: replacement, signal })),

    remove: (id: string, signal?: AbortSignal) => call(deleteMedia, { params: { id }, signal }),
  };
}
