import { privateMeta } from '#app/kit/private-meta.ts';
import { RecordPage } from '../kit/record-page.tsx';
import { MediaSummary, mediaRecord, mediaTabs } from './media-record.tsx';

export const meta = privateMeta('Image');

interface MediaItemRouteProps {
  readonly params: { readonly id: string; readonly tab?: string | undefined };
}

/** An image of the media library, for staff. */
export default function MediaItemRoute({ params: { id, tab = '' } }: MediaItemRouteProps) {
  return (
    <RecordPage key={id} resource={mediaRecord} id={id} tabs={mediaTabs} tab={tab} Summary={MediaSummary} />
  );
}
