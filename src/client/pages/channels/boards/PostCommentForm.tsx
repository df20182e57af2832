import { useRef, useState, type KeyboardEvent } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { COMMENT_LENGTH } from '#shared/contract/channels/comments.ts';
import { MentionChoices } from './MentionChoices.tsx';
import { mentionAt } from './mentionAt.ts';
import { boardTexts } from './texts.ts';

const texts = boardTexts.comment;

export interface PostCommentFormProps {
  readonly label: string;
  readonly send: string;
  readonly boardId: number;
  readonly initial?: string;
  /** It was opened by a button, so the next words go into it. */
  readonly focused?: boolean;
  readonly onCancel?: () => void;
  /** Rejects with what is said below the words. */
  readonly onSend: (content: string) => Promise<unknown>;
}

/** Words of a comment; Ctrl+Enter (⌘+Enter) sends them. The typed words stay until they are sent. */
export function PostCommentForm(props: PostCommentFormProps) {
  const { label, send, boardId, initial = '', focused = false, onCancel, onSend } = props;
  const [content, setContent] = useState(initial);
  const [caret, setCaret] = useState(0);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLTextAreaElement>(null);
  const named = mentionAt(content.slice(0, caret));

  const submit = async () => {
    const words = content.trim();
    if (words === '') return setWrong(texts.required);
    setBusy(true);
    setWrong(undefined);
    try {
      await onSend(words);
      setContent('');
    } catch (error) {
      setWrong(userMessageOf(error, texts.notSent));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy) void submit();
  };
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        ref={place}
        label={label}
        hint={texts.hint}
        error={wrong}
        rows={2}
        maxLength={COMMENT_LENGTH}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a form that a button has just opened
        autoFocus={focused}
        value={content}
        onChange={(event) => {
          setContent(event.target.value);
          setCaret(event.target.selectionStart);
        }}
        onKeyDown={onKeyDown}
      />
      <MentionChoices
        boardId={boardId}
        letters={named ?? ''}
        onChoose={(nickname) => {
          const before = content.slice(0, caret).slice(0, caret - (named?.length ?? 0));
          setContent(`${before}${nickname} ${content.slice(caret)}`.slice(0, COMMENT_LENGTH));
          setCaret(before.length + nickname.length + 1);
          place.current?.focus();
        }}
      />
      <Cluster justify="end">
        {onCancel && (
          <Button tone="alt" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" tone="sea" busy={busy}>
          {send}
        </Button>
      </Cluster>
    </Stack>
  );
}
