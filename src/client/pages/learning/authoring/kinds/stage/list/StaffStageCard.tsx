import { Copy, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { StageDraftSummary } from '#shared/contract/learning/authoring/stageDrafts.ts';
import { editorTexts } from '../texts.ts';
import { LevelThumb } from '#client/pages/learning/stageMap/LevelThumb.tsx';
import { staffStageTexts } from './texts.ts';
import { useStageActions } from './useStageActions.ts';
import styles from './StaffStagesPage.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const DAY = seoulFormat({ dateStyle: 'medium' });

/** A stage of the list, and what can be done with it. */
export function StaffStageCard({ draft }: { readonly draft: StageDraftSummary }) {
  const { channelDomain } = useChannel();
  const { draftId, problemId, state, authorNickname, updatedAt, theme, rows } = draft;
  const { create, remove } = useStageActions();
  const title = draft.title.trim() || editorTexts.untitled;
  return (
    <li className={styles.card} aria-label={title}>
      <LevelThumb theme={theme} level={{ rows }} inline />
      <div className={styles.words}>
        <Link to={paths.staffStage(channelDomain, draftId)} aria-label={staffStageTexts.edit(title)}>
          {title}
        </Link>
        <span className={styles.state} data-state={state}>
          {editorTexts.states[state]}
        </span>
        <small>
          {authorNickname !== '' && `${staffStageTexts.author(authorNickname)} · `}
          {staffStageTexts.changedAt(DAY.format(new Date(updatedAt)))}
        </small>
      </div>
      <div className={styles.actions}>
        {state !== 'DRAFT' && problemId !== null && (
          <ButtonLink to={paths.classStage(channelDomain, problemId)} tone="sea">
            {staffStageTexts.play}
          </ButtonLink>
        )}
        <Button
          tone="alt"
          icon={<Copy />}
          aria-label={staffStageTexts.copyOf(title)}
          busy={create.isPending}
          onClick={() => create.mutate({ from: 'DRAFT', draftId })}
        >
          {staffStageTexts.copy}
        </Button>
        <Button
          tone="danger"
          icon={<Trash2 />}
          aria-label={staffStageTexts.removeOf(title)}
          busy={remove.isPending}
          onClick={() =>
            openDialog('confirm', {
              title: staffStageTexts.removeTitle,
              detail: staffStageTexts.removeDetail,
              confirmLabel: staffStageTexts.remove,
              danger: true,
              onConfirm: () => remove.mutate(draftId),
            })
          }
        >
          {staffStageTexts.remove}
        </Button>
      </div>
    </li>
  );
}
