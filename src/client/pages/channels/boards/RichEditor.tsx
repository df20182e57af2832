import {
  EditorContent,
  mergeAttributes,
  Node,
  useEditor,
  useEditorState,
  type Editor,
  type JSONContent,
} from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  Bold,
  Code,
  Heading,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Undo2,
} from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { posts } from '#client/net/channels/posts.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { withoutHidden } from '#client/ui/form/pastedTables.ts';
import { TextField } from '#client/ui/form/TextField.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { PostPicture } from '#shared/contract/channels/posts.ts';
import { POST_LIMITS, type PostDocument } from '#shared/posts/postDocument.ts';
import { safeHref, sanitisePost } from '#shared/posts/sanitisePost.ts';
import { MentionChoices } from './MentionChoices.tsx';
import { mentionAt } from './mentionAt.ts';
import prose from '#client/pages/learning/document/Markdown.module.css';
import styles from './PostContent.module.css';
import { TABLE_NODES } from './tableNodes.ts';
import { boardTexts } from './texts.ts';

const texts = boardTexts.editor;

export interface RichEditorProps {
  readonly boardId: number;
  /** Read once; another document needs another editor. */
  readonly initial: PostDocument;
  readonly pictures: readonly PostPicture[];
  readonly onChange: (document: PostDocument) => void;
  readonly onPicture: (picture: PostPicture) => void;
}

/** The editor of a post's content: TipTap with no more than the server's allow-list knows. */
export function RichEditor({ boardId, initial, pictures, onChange, onPicture }: RichEditorProps) {
  const [named, setNamed] = useState<string | null>(null);
  const [urls] = useState(() => new Map(pictures.map(({ fileId, url }) => [fileId, url])));
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: {
          openOnClick: false,
          autolink: true,
          linkOnPaste: true,
          defaultProtocol: 'https',
          isAllowedUri: (uri) => safeHref(uri) !== null,
        },
      }),
      ...TABLE_NODES,
      pictureNode((fileId) => urls.get(fileId) ?? ''),
    ],
    content: structuredClone(initial) as JSONContent,
    editorProps: {
      transformPastedHTML: withoutHidden,
      attributes: {
        'aria-label': texts.content,
        role: 'textbox',
        'aria-multiline': 'true',
        class: classNames(prose.prose, styles.post, styles.writing),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(sanitisePost(changed.getJSON())),
    onTransaction: ({ editor: moved }) => setNamed(nameTyped(moved)),
  });
  return (
    <Stack gap={3}>
      <Toolbar
        editor={editor}
        boardId={boardId}
        onPicture={(picture) => {
          urls.set(picture.fileId, picture.url);
          onPicture(picture);
        }}
      />
      <EditorContent editor={editor} />
      <MentionChoices
        boardId={boardId}
        letters={named ?? ''}
        onChoose={(nickname) => {
          const { from } = editor.state.selection;
          editor
            .chain()
            .focus()
            .insertContentAt({ from: from - (named?.length ?? 0), to: from }, `${nickname} `)
            .run();
        }}
      />
    </Stack>
  );
}

/** The letters of a name that is being typed at the caret. */
function nameTyped({ state }: Editor): string | null {
  const { empty, $from } = state.selection;
  if (!empty || $from.parent.type.name === 'codeBlock') return null;
  return mentionAt($from.parent.textBetween(Math.max(0, $from.parentOffset - 20), $from.parentOffset));
}

/** A picture of a post, which knows its file and never an address of its own. */
const pictureNode = (urlOf: (fileId: number) => string) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      fileId: { default: 0, parseHTML: (element) => Number(element.dataset['fileId']) },
      alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
    }),
    // Pictures of other pages stay where they are.
    parseHTML: () => [{ tag: 'img[data-file-id]' }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const { fileId, alt } = node.attrs as { readonly fileId: number; readonly alt: string };
      const { fileId: _fileId, ...rest } = HTMLAttributes;
      return ['img', mergeAttributes(rest, { src: urlOf(fileId), alt, 'data-file-id': fileId })];
    },
  });

interface ToolbarProps {
  readonly editor: Editor;
  readonly boardId: number;
  readonly onPicture: (picture: PostPicture) => void;
}

function Toolbar({ editor, boardId, onPicture }: ToolbarProps) {
  const { id: channelId } = useChannel();
  const input = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState('');
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading'),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      strike: now.isActive('strike'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      python: now.isActive('codeBlock', { language: 'PYTHON' }),
      javascript: now.isActive('codeBlock', { language: 'JAVASCRIPT' }),
      link: now.isActive('link'),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const code = (language: 'PYTHON' | 'JAVASCRIPT') =>
    editor.isActive('codeBlock') && !editor.isActive('codeBlock', { language })
      ? chain().updateAttributes('codeBlock', { language }).run()
      : chain().toggleCodeBlock({ language }).run();
  const addPicture = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    setWrong('');
    try {
      const picture = await posts.addPicture({ channelId, query: { board_id: boardId } }, [file], {
        quiet: true,
      });
      onPicture(picture);
      const alt = file.name.replace(/\.[^.]*$/, '').slice(0, POST_LIMITS.alt);
      const attrs = { fileId: picture.fileId, alt };
      chain()
        .insertContent([{ type: 'picture', attrs }, { type: 'paragraph' }])
        .run();
    } catch (error) {
      setWrong(userMessageOf(error, texts.pictureFailed));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Cluster gap={2} className={styles.toolbar} role="toolbar" aria-label={texts.tools}>
        <Tool
          label={texts.heading}
          on={on.heading}
          icon={<Heading />}
          press={() => chain().toggleHeading({ level: 2 }).run()}
        />
        <Tool label={texts.bold} on={on.bold} icon={<Bold />} press={() => chain().toggleBold().run()} />
        <Tool
          label={texts.italic}
          on={on.italic}
          icon={<Italic />}
          press={() => chain().toggleItalic().run()}
        />
        <Tool
          label={texts.strike}
          on={on.strike}
          icon={<Strikethrough />}
          press={() => chain().toggleStrike().run()}
        />
        <Tool
          label={texts.bulletList}
          on={on.bulletList}
          icon={<List />}
          press={() => chain().toggleBulletList().run()}
        />
        <Tool
          label={texts.orderedList}
          on={on.orderedList}
          icon={<ListOrdered />}
          press={() => chain().toggleOrderedList().run()}
        />
        <Tool
          label={texts.quote}
          on={on.quote}
          icon={<Quote />}
          press={() => chain().toggleBlockquote().run()}
        />
        <Tool
          label={texts.python}
          on={on.python}
          icon={<Code />}
          words={boardTexts.code.PYTHON}
          press={() => code('PYTHON')}
        />
        <Tool
          label={texts.javascript}
          on={on.javascript}
          icon={<Code />}
          words={boardTexts.code.JAVASCRIPT}
          press={() => code('JAVASCRIPT')}
        />
        <Tool
          label={on.link ? texts.linkRemove : texts.link}
          on={on.link}
          icon={<LinkIcon />}
          press={() => (on.link ? chain().unsetLink().run() : setLinking(!isLinking))}
        />
        <Tool
          label={texts.picture}
          on={false}
          disabled={isSending}
          icon={<ImagePlus />}
          press={() => input.current?.click()}
        />
        <Tool
          label={texts.undo}
          on={false}
          disabled={!on.mayUndo}
          icon={<Undo2 />}
          press={() => chain().undo().run()}
        />
        <Tool
          label={texts.redo}
          on={false}
          disabled={!on.mayRedo}
          icon={<Redo2 />}
          press={() => chain().redo().run()}
        />
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-label={texts.picture}
          onChange={(event) => {
            void addPicture(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Cluster>
      {wrong !== '' && (
        <Text size="small" tone="danger" bold role="alert">
          {wrong}
        </Text>
      )}
      {isLinking && (
        <LinkForm
          onSet={(href) => {
            setLinking(false);
            const { empty } = editor.state.selection;
            if (empty)
              chain()
                .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
                .run();
            else chain().setLink({ href }).run();
          }}
        />
      )}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly on: boolean;
  readonly icon: ReactNode;
  /** Shown beside the icon. */
  readonly words?: string;
  readonly disabled?: boolean;
  readonly press: () => void;
}

function Tool({ label, on, icon, words, disabled = false, press }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      onClick={press}
    >
      {icon}
      {words !== undefined && <span aria-hidden="true">{words}</span>}
    </button>
  );
}

function LinkForm({ onSet }: { readonly onSet: (href: string) => void }) {
  const [typed, setTyped] = useState('https://');
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const href = safeHref(typed.trim());
    if (href === null) setWrong(true);
    else onSet(href);
  };
  return (
    <Row align="end">
      <TextField
        label={texts.linkAsk}
        error={isWrong ? texts.linkWrong : undefined}
        inputMode="url"
        maxLength={POST_LIMITS.href}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <Button tone="alt" onClick={set}>
        {texts.linkSet}
      </Button>
    </Row>
  );
}
