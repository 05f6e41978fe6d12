import { buffer } from 'node:stream/consumers';
import type { Font } from 'fontkit';
import Pdf from 'pdfkit';
import { PAPERS, type Paper } from './papers.ts';
import { COLORS, STYLES, type TextStyle } from './styles.ts';
import { printable } from './printable.ts';
import { METRICS, TYPEFACES } from './typefaces.ts';

/** An element of the document's structure, which screen readers use. */
export type Part = PDFKit.PDFStructureElement;
type Options = PDFKit.Mixins.StructureElementOptions;

/** The position of a text. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | undefined;
}

/** What a file is, and what it is printed on. */
interface SheetOptions {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  /** Default A4. */
  readonly paper?: Paper;
}

/** The pages of a file, filled from the top down; lengths in points. */
export class Sheet {
  /** The left and the right edge of the printed area. */
  readonly left: number;
  readonly right: number;
  /** The height up to which the current page is filled. */
  y: number;
  /** The root of everything that is read of the current document, in order. */
  root: Part;
  readonly #paper: (typeof PAPERS)[Paper];
  readonly #pdf: PDFKit.PDFDocument;
  /** All that is read. */
  readonly #all: Part;
  /** The documents in the file, with their first pages. */
  readonly #documents: { readonly label: string; readonly page: number }[] = [];

  constructor({ title, author, at, paper = 'A4' }: SheetOptions) {
    this.#paper = PAPERS[paper];
    const { width, height, side, top } = this.#paper;
    [this.left, this.right, this.y] = [side, width - side, top];
    this.#pdf = new Pdf({
      size: [width, height],
      // No margin: this class begins the pages, not the text that is written.
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
      // No font of the library.
      font: '',
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    });
    for (const [face, font] of Object.entries(TYPEFACES)) this.#pdf.registerFont(face, font);
    this.#all = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#all);
    this.root = this.#all;
  }

  /** Begins a document on a page of its own. @param label stands at the foot of each of its pages, with their numbers */
  begin(label: string): void {
    if (this.#documents.length > 0) this.newPage();
    this.#documents.push({ label, page: this.#pdf.bufferedPageRange().count - 1 });
    this.root = this.part(this.#all, 'Art');
  }

  /** Adds a part that is read after the earlier parts. */
  part(parent: Part, tag: string, options: Options = {}): Part {
    const part = this.#pdf.struct(tag, options);
    parent.add(part);
    return part;
  }

  /** The height of a text at the given width. */
  measureHeight(words: string, style: TextStyle, width: number): number {
    return this.#use(style).heightOfString(printable(words), { width, ...spacing(style) });
  }

  /** Writes a text as a part and returns its height. */
  write(
    parent: Part,
    tag: string,
    words: string,
    style: TextStyle,
    place: Place,
    options: Options = {},
  ): number {
    const part = this.part(parent, tag, { ...options, ...inLanguage(words) });
    part.add(() => this.#draw(words, style, place));
    return this.measureHeight(words, style, place.width);
  }

  /** Writes a text that screen readers skip: a repetition, or something that belongs only to the page. */
  repeat(words: string, style: TextStyle, place: Place): void {
    this.#apart('Pagination', () => this.#draw(words, style, place));
  }

  /** Draws a horizontal line, at the current height or another. */
  rule(color: string, weight: number, { from = this.left, to = this.right, y = this.y } = {}): void {
    this.#apart('Layout', () =>
      this.#pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke(),
    );
  }

  /** Draws a coloured background for the text that follows. */
  ground(color: string, { x, y, width, height }: Omit<Place, 'align'> & { readonly height: number }): void {
    this.#apart('Layout', () => this.#pdf.rect(x, y, width, height).fill(color));
  }

  /** Whether something of this height still fits on the page. */
  hasRoom(height: number): boolean {
    return this.y + height <= this.#paper.height - this.#paper.bottom;
  }

  newPage(): void {
    this.#pdf.addPage();
    this.y = this.#paper.top;
  }

  /** Writes the label and the page number at the foot of each page, and returns the finished file. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#all.end();
    const { count } = this.#pdf.bufferedPageRange();
    this.#documents.forEach(({ label, page: first }, index) => {
      const last = (this.#documents[index + 1]?.page ?? count) - 1;
      for (let page = first; page <= last; page += 1) {
        this.#pdf.switchToPage(page);
        this.#writeFoot(label, `Page ${page - first + 1} of ${last - first + 1}`);
      }
    });
    this.#pdf.end();
    return new Uint8Array(await buffer(this.#pdf));
  }

  #writeFoot(label: string, pageNumber: string): void {
    const { height, bottom } = this.#paper;
    const [y, width] = [height - bottom + 18, (this.right - this.left) / 2];
    this.rule(COLORS.line, 0.5, { y: y - 6 });
    this.repeat(label, STYLES.note, { x: this.left, y, width });
    this.repeat(pageNumber, STYLES.note, { x: this.right - width, y, width, align: 'right' });
  }

  #draw(words: string, style: TextStyle, { x, y, width, align = 'left' }: Place): void {
    const top = y + style.leading / 2 + style.size * (METRICS.capital / 2 - METRICS.ascent);
    this.#use(style)
      .fillColor(style.color)
      .text(printable(words), x, top, { width, align, ...spacing(style), ...FIGURES[align] });
  }

  #use({ face, size }: TextStyle): PDFKit.PDFDocument {
    return this.#pdf.font(face).fontSize(size);
  }

  /** Draws something that screen readers skip. */
  #apart(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }
}

/** Text on the right is figures of equal width. Elsewhere a line may contain a word of another script. */
const FIGURES: Record<'left' | 'right', PDFKit.Mixins.TextOptions> = {
  left: {},
  right: { features: ['tnum'] },
};

/** The typeface leaves room for the signs above and below Devanagari; this sets the lines closer together. */
function spacing({ size, leading }: TextStyle): { lineGap: number } {
  return { lineGap: leading - size * METRICS.line };
}

/** Stores the text itself for screen readers, because Devanagari signs stand in another order on paper. */
function inLanguage(words: string): Options {
  return /\p{Script=Devanagari}/u.test(words) ? { actual: words } : {};
}

declare global {
  namespace PDFKit.Mixins {
    /** The options that the library's types lack. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
    }
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}
