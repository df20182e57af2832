import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { stageDraftQueries } from '#client/net/learning/authoring/stageDrafts.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { StageFrame } from '#client/pages/learning/stage/StageFrame.tsx';
import frame from '#client/pages/learning/stage/StageScreen.module.css';
import { StageEditor } from './StageEditor.tsx';
import { editorTexts } from './texts.ts';

const ID = /^[1-9]\d{0,8}$/;
/** While the judge is at work. */
const CHECK_EVERY_MS = 700;

/** A stage of the staff by its address. */
export function StageEditorPage({ openStage }: { readonly openStage: OpenStage }) {
  const { id: channelId, channelDomain, holds } = useChannel();
  const { draftId = '' } = useParams();
  const isStaff = holds('teacher');
  const isId = ID.test(draftId);
  const draft = useQuery({
    ...stageDraftQueries.draft(channelId, Number(draftId)),
    enabled: isId && isStaff,
    refetchInterval: ({ state }) => (state.data?.check?.state === 'RUNNING' ? CHECK_EVERY_MS : false),
  });
  useEffect(() => {
    // Without it the avatar of the preview is a silhouette.
    if (avatarStore.getState().equippedUserItemList === null) loadEquipped().catch(() => undefined);
  }, []);
  const [round, setRound] = useState(0);
  const isMissing = !isId || errorCodeOf(draft.error) === 'RESOURCE_NOT_FOUND';
  const back = { to: paths.staffStages(channelDomain), text: editorTexts.back };
  // Not from an outdated copy: the first save would be refused.
  if (isStaff && draft.data && draft.isFetchedAfterMount)
    return (
      <StageFrame title={editorTexts.title}>
        <StageEditor
          key={`${draft.data.draftId} ${round}`}
          back={<ButtonLink to={back.to}>{back.text}</ButtonLink>}
          openStage={openStage}
          draft={draft.data}
          onReload={() => setRound((before) => before + 1)}
        />
      </StageFrame>
    );
  return (
    <StageFrame title={editorTexts.title} back={back}>
      {!isStaff ? (
        <Middle>
          <EmptyState scene="lost" title={editorTexts.notStaff} hint={editorTexts.notStaffHint} />
        </Middle>
      ) : isMissing ? (
        <Middle>
          <EmptyState scene="lost" title={editorTexts.notFound} hint={editorTexts.notFoundHint} />
        </Middle>
      ) : (
        <Middle>
          <ListBody query={{ ...draft, data: undefined }} failed={editorTexts.failed}>
            {() => null}
          </ListBody>
        </Middle>
      )}
    </StageFrame>
  );
}

function Middle({ children }: { readonly children: ReactNode }) {
  return (
    <div className={frame.middle}>
      <Panel>{children}</Panel>
    </div>
  );
}
