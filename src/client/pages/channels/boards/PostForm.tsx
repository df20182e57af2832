import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import type { PostPicture, PostType } from '#shared/contract/channels/posts.ts';
import { POST_LIMITS, type PostDocument } from '#shared/posts/postDocument.ts';
import { postProblem } from '#shared/posts/postText.ts';
import { useChannel } from '../frame/channelContext.ts';
import { boardTexts } from './texts.ts';

const texts = boardTexts.editor;

const RichEditor = lazy(async () => ({ default: (await import('./RichEditor.tsx')).RichEditor }));

/** The post that is being written. */
export interface Writing {
  readonly title: string;
  readonly content: PostDocument;
}

export interface PostFormProps {
  readonly boardId: number;
  readonly initial: Writing;
  readonly initialType: PostType;
  readonly pictures: readonly PostPicture[];
  /** Said beside the buttons, as whether it is kept. */
  readonly state: string;
  readonly send: string;
  readonly onChange: (writing: Writing) => void;
  readonly onPicture: (picture: PostPicture) => void;
  /** Rejects with what is said below the words. */
  readonly onSend: (writing: Writing, postType: PostType) => Promise<void>;
  readonly onCancel: () => void;
  /** Files, and what else is between the words and the buttons. */
  readonly children?: ReactNode;
}

/** Title, content and the button that posts them. */
export function PostForm(props: PostFormProps) {
  const { boardId, initial, initialType, pictures, state, send, onChange, onPicture, onSend } = props;
  const channel = useChannel();
  const [title, setTitle] = useState(initial.title);
  const content = useRef(initial.content);
  const [postType, setPostType] = useState(initialType);
  const [wrong, setWrong] = useState<{ title?: string | undefined; content?: string | undefined }>({});
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const problem = postProblem(content.current);
    const found = {
      title: title.trim() === '' ? texts.titleRequired : undefined,
      content: problem && texts.problems[problem],
    };
    setWrong(found);
    if (found.title !== undefined || found.content !== undefined) return;
    setBusy(true);
    try {
      await onSend({ title: title.trim(), content: content.current }, postType);
    } catch (error) {
      setWrong({ content: userMessageOf(error, texts.failed) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={texts.title}
        error={wrong.title}
        maxLength={POST_LIMITS.title}
        value={title}
        onChange={(event) => {
          setTitle(event.target.value);
          onChange({ title: event.target.value, content: content.current });
        }}
      />
      <Suspense fallback={<Loading />}>
        <RichEditor
          boardId={boardId}
          initial={initial.content}
          pictures={pictures}
          onPicture={onPicture}
          onChange={(document) => {
            content.current = document;
            onChange({ title, content: document });
          }}
        />
      </Suspense>
      {wrong.content !== undefined && (
        <Text size="small" tone="danger" role="alert">
          {wrong.content}
        </Text>
      )}
      {props.children}
      {channel.holds('teacher') && (
        <CheckBox
          label={texts.asNotice}
          checked={postType === 'NOTICE'}
          onChange={(event) => setPostType(event.target.checked ? 'NOTICE' : 'POST')}
        />
      )}
      <Cluster justify="end">
        <Hint as="output" grow>
          {state}
        </Hint>
        <Button tone="alt" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {send}
        </Button>
      </Cluster>
    </Stack>
  );
}
