import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { boardQueries } from '#client/net/channels/boards.ts';
import { postQueries, posts, useCreatePost } from '#client/net/channels/posts.ts';
import { reportFileQueries } from '#client/net/channels/reportFiles.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { randomId } from '#client/net/randomId.ts';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import type { PostDraft, PostPicture, PostType, ReportFile } from '#shared/contract/channels/posts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { idOf } from './idOf.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { PostForm, type Writing } from './PostForm.tsx';
import { ReportFileEditor } from './ReportFiles.tsx';
import { boardTexts } from './texts.ts';
import { usePostDraft } from './usePostDraft.ts';

const texts = boardTexts.editor;

/** A new post for a board, which goes on where it was left. */
export function WritePage() {
  const channel = useChannel();
  const boardId = idOf(useParams()['boardId']);
  const boards = useQuery(boardQueries.list(channel.id));
  return (
    <Page>
      <PageHead
        title={texts.newTitle}
        back={{ to: paths.channelBoard(channel.channelDomain, boardId), label: boardTexts.toBoards }}
      />
      <Section aria-label={texts.newTitle}>
        <ListBody query={boards} failed={boardTexts.failed}>
          {(list) => <NewPost key={boardId} boardId={boardId} boards={list} />}
        </ListBody>
      </Section>
    </Page>
  );
}

interface NewPostProps {
  readonly boardId: number;
  readonly boards: readonly BoardItem[];
}

function NewPost({ boardId, boards }: NewPostProps) {
  const { id: channelId, channelDomain } = useChannel();
  const navigate = useNavigate();
  const draft = useQuery({ ...postQueries.draft(channelId, boardId), refetchOnWindowFocus: false });
  const files = useQuery({ ...reportFileQueries.waiting(channelId, boardId), refetchOnWindowFocus: false });
  const code = errorCodeOf(draft.error);
  if (code !== null && code !== 'UNEXPECTED')
    return <EmptyState title={userMessageOf(draft.error, texts.draftFailed)} />;
  const writable = boards.filter((one) => one.writable);
  return (
    <ListBody query={draft} failed={texts.draftFailed}>
      {(loaded) => (
        <ListBody query={files} failed={boardTexts.file.loadFailed}>
          {(waiting) => (
            <>
              {writable.length > 1 && (
                <ChoiceField
                  label={boardTexts.boards}
                  options={writable.map(({ boardId: id, name }) => ({ value: `${id}`, label: name }))}
                  value={`${boardId}`}
                  onChange={(chosen) =>
                    void navigate(paths.channelWrite(channelDomain, Number(chosen)), { replace: true })
                  }
                />
              )}
              <DraftForm boardId={boardId} draft={loaded} waiting={waiting} />
            </>
          )}
        </ListBody>
      )}
    </ListBody>
  );
}

interface DraftFormProps {
  readonly boardId: number;
  readonly draft: PostDraft;
  readonly waiting: readonly ReportFile[];
}

function DraftForm({ boardId, draft, waiting }: DraftFormProps) {
  const { id: channelId, channelDomain } = useChannel();
  const navigate = useNavigate();
  const create = useCreatePost({ channelId, boardId });
  const kept = usePostDraft(boardId, draft);
  const [pictures, setPictures] = useState<readonly PostPicture[]>(draft.pictureList);
  const [files, setFiles] = useState(waiting);
  // The same for every try, so that an answer that got lost makes no second post.
  const [requestKey] = useState(randomId);
  const toBoard = () => navigate(paths.channelBoard(channelDomain, boardId));

  const send = async ({ title, content }: Writing, postType: PostType) => {
    const { postId } = await kept.finish(() => create.mutateAsync({ postType, title, content, requestKey }));
    await navigate(paths.channelPost(channelDomain, postId), { replace: true });
  };
  const discard = async () => {
    try {
      await kept.finish(() => posts.removeDraft({ channelId, query: { board_id: boardId } }));
    } catch {
      // The shell has said why, and the draft stays.
      return;
    }
    await toBoard();
  };
  return (
    <>
      {kept.conflict && (
        <ConflictPanel
          mine={kept.conflict.mine}
          theirs={{
            title: kept.conflict.theirs.title,
            content: kept.conflict.theirs.content as unknown as Writing['content'],
          }}
          pictures={[...pictures, ...kept.conflict.theirs.pictureList]}
          busy={kept.busy}
          onKeepMine={() => void kept.keepMine()}
          onTakeTheirs={() => void kept.takeTheirs()}
        />
      )}
      <PostForm
        key={kept.round}
        boardId={boardId}
        initial={kept.initial}
        initialType="POST"
        pictures={pictures}
        state={texts.states[kept.state]}
        send={texts.post}
        onChange={kept.change}
        onPicture={(picture) => setPictures((before) => [...before, picture])}
        onSend={send}
        onCancel={() => void toBoard()}
      >
        <ReportFileEditor at={{ boardId }} files={files} onFiles={setFiles} />
        <div>
          <Button
            tone="alt"
            icon={<Trash2 />}
            onClick={() =>
              openDialog('confirm', {
                title: texts.discardAsk,
                detail: texts.discardDetail,
                confirmLabel: texts.discard,
                danger: true,
                onConfirm: () => void discard(),
              })
            }
          >
            {texts.discard}
          </Button>
        </div>
      </PostForm>
    </>
  );
}
