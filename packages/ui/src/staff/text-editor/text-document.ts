import { type Editor, Extension, type JSONContent, Node, mergeAttributes } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import type { Node as TextNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A text as a small document in the JSON of ProseMirror. */
export type TextDocument = Readonly<JSONContent>;

/** A text begins with a heading, because pages show it in sections. */
const SectionedDocument = Document.extend({ content: 'heading block*' });

/** A heading of a section, with the fragment of links to it, or the title of a card, with its icon and its image. A heading that is split off has none of these. */
const SectionHeading = Heading.extend({
  addAttributes() {
    return {
      level: { default: 2, rendered: false },
      id: dataAttribute('id', 'fragment'),
      mark: dataAttribute('mark', 'mark'),
      drawing: dataAttribute('drawing', 'drawing'),
      mediaId: dataAttribute('mediaId', 'media'),
    };
  },
}).configure({ levels: [2, 3] });

/** An attribute of a block, which is null by default and stands in the data of its element. */
const dataAttribute = (attribute: string, name: string) => ({
  default: null,
  // oxlint-disable-next-line glossary/standard-terms -- The name of the editor's own option.
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => element.dataset[name] ?? null,
  renderHTML: ({ [attribute]: value }: Record<string, unknown>) =>
    typeof value === 'string' ? { [`data-${name}`]: value } : {},
});

/** An entry of a list is one paragraph: lists have no lists in them. */
const PlainItem = ListItem.extend({ content: 'paragraph' });

/** An important note. Not an `aside`: each would be a landmark of the page. */
const Note = Node.create({
  name: 'note',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'div[data-note]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-note': '' }), 0],
});

/** A link has an address only: pages say how it opens. */
const PlainLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) });

/** Names a heading while it is empty, for the eye and for screen readers. @param names in the language of the reader */
const emptyHeadingName = (names: HeadingNames) =>
  Extension.create({
    name: 'emptyHeadingName',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: { decorations: ({ doc }) => DecorationSet.create(doc, emptyHeadings(doc, names)) },
      }),
    ],
  });

function emptyHeadings(doc: TextNode, names: HeadingNames): Decoration[] {
  const named: Decoration[] = [];
  doc.forEach((block, from) => {
    if (block.type.name !== 'heading' || block.content.size > 0) return;
    const name = block.attrs['level'] === 3 ? names.card : names.section;
    named.push(Decoration.node(from, from + block.nodeSize, { 'aria-label': name, 'data-name': name }));
  });
  return named;
}

/** What an empty heading is called, in the language of the reader. */
interface HeadingNames {
  readonly section: string;
  /** The title of a card. */
  readonly card: string;
}

interface TextRules {
  /** Whether an address can be that of a link. */
  readonly isLink: (href: string) => boolean;
  readonly headingNames: HeadingNames;
}

/** What a text can have in it: what pages show. */
export function textExtensions({ isLink, headingNames }: TextRules) {
  return [
    SectionedDocument,
    SectionHeading,
    emptyHeadingName(headingNames),
    Paragraph,
    BulletList,
    OrderedList,
    PlainItem,
    Note,
    Text,
    Bold,
    Italic,
    PlainLink.configure({
      autolink: false,
      openOnClick: false,
      isAllowedUri: isLink,
      HTMLAttributes: { target: null, rel: null },
    }),
    UndoRedo,
  ];
}

/** The text of an editor; null while it has no words. */
export function readDocument(editor: Editor): TextDocument | null {
  return editor.state.doc.textContent.trim() === '' ? null : editor.getJSON();
}

/** Whether the editor shows this text already. */
export function showsDocument(editor: Editor, text: TextDocument | null): boolean {
  if (text === null) return readDocument(editor) === null;
  return editor.state.doc.eq(editor.schema.nodeFromJSON(text));
}
