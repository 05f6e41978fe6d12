import type { Editor } from '@tiptap/core';

/** A button of the toolbar. */
export interface TextTool {
  readonly id: string;
  /** English. */
  readonly label: string;
  /** Whether the place of the cursor is of this kind; undefined for a button that changes nothing at its place. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly canRun: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

/** The buttons in their order: kinds of blocks, then of words, then what was done. */
export const TEXT_TOOLS: readonly TextTool[] = [
  {
    id: 'heading',
    label: 'Heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    canRun: (editor) => editor.can().toggleHeading({ level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'card',
    label: 'Card',
    isOn: isInCardTitle,
    // The first block begins a section.
    canRun: (editor) => editor.state.selection.$from.index(0) > 0 && editor.can().toggleHeading({ level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'bulletList',
    label: 'List',
    isOn: (editor) => editor.isActive('bulletList'),
    canRun: (editor) => editor.can().toggleBulletList(),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    label: 'Steps',
    isOn: (editor) => editor.isActive('orderedList'),
    canRun: (editor) => editor.can().toggleOrderedList(),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'note',
    label: 'Important note',
    isOn: (editor) => editor.isActive('note'),
    canRun: (editor) => editor.can().toggleNode('note', 'paragraph'),
    run: (editor) => editor.chain().focus().toggleNode('note', 'paragraph').run(),
  },
  {
    id: 'bold',
    label: 'Bold',
    isOn: (editor) => editor.isActive('bold'),
    canRun: (editor) => editor.can().toggleBold(),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: 'Italic',
    isOn: (editor) => editor.isActive('italic'),
    canRun: (editor) => editor.can().toggleItalic(),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'undo',
    label: 'Undo',
    canRun: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    label: 'Redo',
    canRun: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** Whether the cursor is in the title of a card, whose text is the paragraph below it. */
export function isInCardTitle(editor: Editor): boolean {
  return editor.isActive('heading', { level: 3 });
}

/** What a card shows besides its words. */
export interface CardAttributes {
  /** The name of its icon. */
  readonly mark?: string | undefined;
  /** The name of the drawing that it shows while it has no image. */
  readonly drawing?: string | undefined;
  /** The id of its image of the media library. */
  readonly mediaId?: string | undefined;
}

/** What the card at the cursor shows. */
export function cardAtCursor(editor: Editor): CardAttributes {
  const attributes = editor.getAttributes('heading');
  const read = (name: keyof CardAttributes) => {
    const value: unknown = attributes[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { mark: read('mark'), drawing: read('drawing'), mediaId: read('mediaId') };
}

/** Gives the card at the cursor an icon, or none. */
export function setCardMark(editor: Editor, mark: string): void {
  editor.commands.updateAttributes('heading', { mark: mark === '' ? null : mark });
}

/** Gives the card at the cursor an image, or with null none. */
export function setCardMedia(editor: Editor, mediaId: string | null): void {
  editor.commands.updateAttributes('heading', { mediaId });
}

/** Makes the chosen words a link; without chosen words, those of the link at the cursor, or else the address itself. */
export function setLink(editor: Editor, href: string): void {
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  if (isNew)
    editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
  else editor.chain().extendMarkRange('link').setLink({ href }).run();
}

/** Makes the link at the cursor plain words. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetLink().run();
}

/** The address of the link at the cursor; empty without one. */
export function linkAtCursor(editor: Editor): string {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
}
