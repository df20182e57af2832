import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { postQueries, posts, useUpdatePost } from '#client/net/channels/posts.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { createDraftBackups, reachStorage } from '#client/pages/learning/drafts/draftBackup.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Post, PostType } from '#shared/contract/channels/posts.ts';
import { sanitisePost } from '#shared/posts/sanitisePost.ts';
import { useChannel } from '../frame/channelContext.ts';
import { idOf } from './idOf.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { PostForm, type Writing } from './PostForm.tsx';
import { ReportFileEditor } from './ReportFiles.tsx';
import { boardTexts } from './texts.ts';
import { writingOf } from './usePostDraft.ts';

const texts = boardTexts.editor;

/** An own post that is changed. */
export function EditPage() {
  const channel = useChannel();
  const postId = idOf(useParams()['postId']);
  const post = useQuery({
    ...postQueries.get({ channelId: channel.id, postId }),
    enabled: postId > 0,
    refetchOnWindowFocus: false,
  });
  const code = errorCodeOf(post.error);
  const isRefused = postId === 0 || (code !== null && code !== 'UNEXPECTED');
  return (
    <Page>
      <PageHead
        title={texts.changeTitle}
        back={{ to: paths.channelPost(channel.channelDomain, postId), label: boardTexts.toPost }}
      />
      <Section aria-label={texts.changeTitle}>
        {isRefused ? (
          <EmptyState scene="lost" title={userMessageOf(post.error, boardTexts.postGone)} />
        ) : (
          <ListBody query={post} failed={boardTexts.postFailed}>
            {(loaded) =>
              loaded.editable ? (
                <ChangeForm key={loaded.postId} post={loaded} />
              ) : (
                <EmptyState scene="lost" title={boardTexts.postGone} />
              )
            }
          </ListBody>
        )}
      </Section>
    </Page>
  );
}

interface Conflict {
  readonly mine: Writing;
  readonly theirs: Post;
  readonly postType: PostType;
}

const writingIn = ({ title, content }: Pick<Post, 'title' | 'content'>): Writing => ({
  title,
  content: sanitisePost(content),
});

function ChangeForm({ post }: { readonly post: Post }) {
  const { id: channelId, channelDomain } = useChannel();
  const { postId, boardId } = post;
  const navigate = useNavigate();
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const backups = useMemo(() => createDraftBackups(reachStorage(), userId, 'POST_CHANGE'), [userId]);
  const [backup] = useState(() => backups.read(postId));
  const [base, setBase] = useState(backup?.baseVersion ?? post.version);
  const [shown, setShown] = useState({
    writing: backup ? writingOf(backup.source) : writingIn(post),
    round: 0,
  });
  const [state, setState] = useState(backup ? texts.states.local : '');
  const [pictures, setPictures] = useState(post.pictureList);
  const [files, setFiles] = useState(post.reportFileList);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);

  const { mutateAsync: save } = useUpdatePost(
    { channelId, postId, boardId },
    {
      onSuccess: async () => {
        backups.clear(postId);
        await navigate(paths.channelPost(channelDomain, postId), { replace: true });
      },
    },
  );
  const trySave = async (writing: Writing, postType: PostType, baseVersion: number) => {
    try {
      await save({ ...writing, postType, baseVersion });
    } catch (error) {
      if (errorCodeOf(error) !== 'POST_CONFLICT') throw error;
      const theirs = await posts.get({ channelId, params: { id: postId } }, { quiet: true });
      setPictures((before) => [...before, ...theirs.pictureList]);
      setConflict({ mine: writing, theirs, postType });
    }
  };
  const keepMine = async ({ mine, theirs, postType }: Conflict) => {
    setBusy(true);
    setBase(theirs.version);
    setConflict(null);
    try {
      await trySave(mine, postType, theirs.version);
    } catch (error) {
      showToast({ text: userMessageOf(error, texts.failed), theme: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  const takeTheirs = ({ theirs }: Conflict) => {
    backups.clear(postId);
    setBase(theirs.version);
    setShown(({ round }) => ({ writing: writingIn(theirs), round: round + 1 }));
    setState('');
    setConflict(null);
  };
  return (
    <>
      {conflict && (
        <ConflictPanel
          mine={conflict.mine}
          theirs={writingIn(conflict.theirs)}
          pictures={pictures}
          busy={busy}
          onKeepMine={() => void keepMine(conflict)}
          onTakeTheirs={() => takeTheirs(conflict)}
        />
      )}
      <PostForm
        key={shown.round}
        boardId={boardId}
        initial={shown.writing}
        initialType={post.postType}
        pictures={pictures}
        state={state}
        send={texts.save}
        onChange={(writing) => {
          const isKept = backups.write(postId, {
            source: JSON.stringify([writing.title, writing.content]),
            baseVersion: base,
          });
          setState(isKept ? texts.states.local : texts.states.unkept);
        }}
        onPicture={(picture) => setPictures((before) => [...before, picture])}
        onSend={(writing, postType) => trySave(writing, postType, base)}
        onCancel={() => {
          backups.clear(postId);
          void navigate(paths.channelPost(channelDomain, postId));
        }}
      >
        <ReportFileEditor at={{ postId }} files={files} onFiles={(list) => setFiles([...list])} />
      </PostForm>
    </>
  );
}
