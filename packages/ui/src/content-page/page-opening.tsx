import { Picture, type PictureImage } from '../picture/index.ts';

export interface PageOpeningProps {
  /** What the page is about; already in the reader's language, like everything here. */
  heading: string;
  /** Two or three sentences for those who read no further. */
  lead: string;
  /** When it was written or last changed. */
  note?: string | undefined;
  /** Filled to its edges and cropped from the sides. Without one the heading stands on the paper. */
  picture?: PictureImage | undefined;
}

/** The top of a page to read, like the front of a label: what it is, and a picture of it. */
export function PageOpening({ heading, lead, note, picture }: PageOpeningProps) {
  if (picture === undefined) {
    return (
      <header className="max-w-prose">
        <h1 className="text-display font-bold">{heading}</h1>
        <p className="mt-4 text-lead text-ink-muted">{lead}</p>
        {note !== undefined && <p className="mt-3 text-note text-ink-muted">{note}</p>}
      </header>
    );
  }
  return (
    <header className="grid overflow-hidden rounded-card bg-bottle text-on-bottle md:grid-cols-2 lg:grid-cols-12">
      <div className="flex flex-col justify-center p-6 sm:p-10 lg:col-span-7">
        <h1 className="text-display font-bold">{heading}</h1>
        <p className="mt-4 max-w-prose text-lead text-on-bottle-muted">{lead}</p>
        {note !== undefined && <p className="mt-3 text-note text-on-bottle-muted">{note}</p>}
      </div>
      <div className="bg-turmeric lg:col-span-5">
        <Picture image={picture} sizes="" priority className="size-full object-cover" />
      </div>
    </header>
  );
}
