import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { SearchBox } from '../../forms/search-box/search-box.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

export interface MediaPickerProps {
  /** The images of the page; those of the page before while the next one loads. */
  images: readonly { id: string; image: ImageFacts }[];
  status: 'loading' | 'ready' | 'failed';
  /** Why they could not be loaded, in English. */
  error?: string | undefined;
  search: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onSearchChange: (search: string) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** A dialog in which one image of the media library is chosen. */
export function MediaPicker({ images, status, error, page, pageCount, ...props }: MediaPickerProps) {
  const isEmpty = images.length === 0;
  return (
    <Dialog open title="Choose an image" onClose={props.onClose}>
      <div className="grid gap-4">
        <SearchBox label="Search" value={props.search} onChange={props.onSearchChange} />
        {status === 'failed' && <ErrorPanel text={error} onRetry={props.onRetry} />}
        {status === 'loading' && isEmpty && <Skeleton className="h-24" />}
        {status === 'ready' && isEmpty && <EmptyState title="No images" />}
        {!isEmpty && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3" aria-busy={status === 'loading'}>
            {images.map(({ id, image }) => (
              <li key={id}>
                <button
                  type="button"
                  className="grid w-full gap-1 rounded-field border p-2 text-start hover:border-leaf"
                  onClick={() => props.onPick(id)}
                >
                  <ResponsiveImage
                    image={{ ...image, alt: '' }}
                    sizes="12rem"
                    className="w-full rounded-field object-cover"
                  />
                  <span className="text-note">{image.alt}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <PageButtons page={page} pageCount={pageCount} onGo={props.onPage} />
      </div>
    </Dialog>
  );
}
