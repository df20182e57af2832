import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Copy, FolderInput, Plus, Sparkles, Trash2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  createProblemDraft,
  problemDraftQueries,
  useRemoveProblemDraft,
} from '#client/net/learning/authoring/problemDrafts.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { ProblemDraft, ProblemDraftSummary } from '#shared/contract/learning/authoring/problemDrafts.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { AuthoringFrame } from '../../AuthoringFrame.tsx';
import { lmsTexts } from '../../texts.ts';
import { aiTexts } from './aiTexts.ts';
import { DRAFT_TONES } from '../../editor/draftTones.ts';
import { problemTexts as texts } from './texts.ts';

const NewContentDialog = lazy(async () => ({
  default: (await import('../../editor/NewContentDialog.tsx')).NewContentDialog,
}));
const AiDraftDialog = lazy(async () => ({ default: (await import('./AiDraftDialog.tsx')).AiDraftDialog }));

/** Problems that staff of the channel makes. */
export function ProblemsPage() {
  const { id, channelDomain } = useChannel();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const [isAsking, setIsAsking] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const drafts = useQuery({
    ...problemDraftQueries.list(id, { page, query }),
    placeholderData: keepPreviousData,
  });
  // A server without a model has no button for it.
  const ai = useQuery(problemDraftQueries.ai(id));
  const onError = (error: Error) =>
    showToast({ text: userMessageOf(error, texts.actionFailed), theme: 'warning' });
  const onSuccess = ({ draftId }: ProblemDraft) =>
    navigate(paths.channelLmsItem(channelDomain, 'problems', draftId));
  const create = useMutation({
    mutationFn: (title: string) => createProblemDraft(id, { title }),
    onSuccess,
    onError,
  });
  const copy = useMutation({
    mutationFn: (draftId: number) => createProblemDraft(id, { draftId }),
    onSuccess,
    onError,
  });
  const remove = useRemoveProblemDraft(id, {
    onSuccess: () => showToast({ text: texts.removed, theme: 'success' }),
    onError,
  });
  const askRemove = ({ draftId, title }: ProblemDraftSummary) =>
    openDialog('confirm', {
      title: texts.removeTitle(title || texts.untitled),
      detail: texts.removeDetail,
      confirmLabel: texts.remove,
      danger: true,
      onConfirm: () => remove.mutate(draftId),
    });
  return (
    <AuthoringFrame
      tab="problems"
      actions={
        <>
          <ButtonLink size="small" to={paths.channelLibrary(channelDomain, 'PROBLEM')} icon={<FolderInput />}>
            {texts.import}
          </ButtonLink>
          {ai.data?.isOn === true && (
            <Button size="small" tone="sea" icon={<Sparkles />} onClick={() => setIsAsking(true)}>
              {aiTexts.open}
            </Button>
          )}
          <Button size="small" icon={<Plus />} onClick={() => setIsNaming(true)}>
            {texts.create}
          </Button>
        </>
      }
    >
      <Toolbar>
        <SearchField
          label={texts.search}
          value={typed}
          maxLength={40}
          onChange={(next) => {
            setTyped(next);
            setPage(1);
          }}
        />
      </Toolbar>
      <ListBody
        query={drafts}
        failed={texts.failed}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={
          query === '' ? (
            <EmptyState title={texts.none} hint={texts.noneHint} />
          ) : (
            <EmptyState scene="lost" title={texts.noMatch} hint={texts.noMatchHint} />
          )
        }
      >
        {({ draftList, pageCount }) => (
          <>
            <Stack as="ul" gap={1}>
              {draftList.map((draft) => {
                const title = draft.title || texts.untitled;
                return (
                  <Entry
                    key={draft.draftId}
                    to={paths.channelLmsItem(channelDomain, 'problems', draft.draftId)}
                    title={title}
                    facts={texts.facts(draft.difficulty, draft.caseCount, draft.languageList)}
                  >
                    <Chip tone={DRAFT_TONES[draft.state]}>{texts.states[draft.state]}</Chip>
                    {draft.problemId !== null && (
                      <ButtonLink
                        size="small"
                        to={paths.channelProblemWorks(channelDomain, draft.problemId)}
                        label={texts.works.of(title)}
                        icon={<UsersRound />}
                      >
                        {texts.works.short}
                      </ButtonLink>
                    )}
                    <IconButton
                      size="small"
                      tone="quiet"
                      label={texts.copy(title)}
                      icon={<Copy />}
                      disabled={copy.isPending}
                      onClick={() => copy.mutate(draft.draftId)}
                    />
                    <IconButton
                      size="small"
                      tone="quiet"
                      label={texts.removeOf(title)}
                      icon={<Trash2 />}
                      onClick={() => askRemove(draft)}
                    />
                  </Entry>
                );
              })}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
      <LocalDialog open={isNaming} onClose={() => setIsNaming(false)}>
        <Suspense>
          <NewContentDialog kindName={lmsTexts.tabs.problems} create={create} />
        </Suspense>
      </LocalDialog>
      <LocalDialog open={isAsking} onClose={() => setIsAsking(false)}>
        <Suspense>
          <AiDraftDialog />
        </Suspense>
      </LocalDialog>
    </AuthoringFrame>
  );
}
