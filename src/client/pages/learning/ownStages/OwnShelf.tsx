import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { ownStageQueries, useRemoveOwnStage } from '#client/net/learning/ownStages.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Grid, Row } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { OwnStage } from '#shared/contract/learning/ownStages.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { StageFacts } from './StageFacts.tsx';
import { ownStageTexts as texts } from './texts.ts';
import styles from './OwnStages.module.css';

/** The stages that the child makes and has sent. */
export function OwnShelf() {
  const mine = useQuery(ownStageQueries.mine());
  const remove = useRemoveOwnStage();
  const throwAway = ({ stageId, title }: OwnStage) =>
    openDialog('confirm', {
      title: texts.throwAsk(title),
      detail: texts.throwDetail,
      confirmLabel: texts.throwAway,
      danger: true,
      onConfirm: () => remove.mutate(stageId),
    });
  return (
    <ListBody
      query={mine}
      failed={texts.failed}
      empty={<EmptyState scene="waiting" title={texts.noMine} hint={texts.noMineHint} />}
    >
      {(stages) => (
        <Grid as="ul" min={210} gap={4} align="stretch">
          {stages.map((stage) => (
            <Card as="li" key={stage.stageId} size="small" gap={2} pressable className={styles.card}>
              <BoardPicture board={stage.board} />
              <Row>
                <Link
                  data-covers
                  className={styles.name}
                  to={
                    stage.sentAt === null ? paths.ownStageEdit(stage.stageId) : paths.ownStage(stage.stageId)
                  }
                >
                  {stage.title}
                </Link>
              </Row>
              <Cluster gap={2}>
                <OwnState stage={stage} />
              </Cluster>
              {stage.sentAt !== null && <StageFacts stage={stage} />}
              <Row justify="end">
                <IconButton
                  label={texts.throwAway}
                  icon={<Trash2 />}
                  disabled={remove.isPending}
                  onClick={() => throwAway(stage)}
                />
              </Row>
            </Card>
          ))}
        </Grid>
      )}
    </ListBody>
  );
}

function OwnState({ stage }: { readonly stage: OwnStage }) {
  const { sentAt, isHidden, toFriends, className, proof } = stage;
  if (sentAt === null)
    return (
      <Chip size="small" tone={proof ? 'success' : 'open'}>
        {proof ? texts.proved : texts.draft}
      </Chip>
    );
  if (isHidden)
    return (
      <Chip size="small" tone="warning">
        {texts.hidden}
      </Chip>
    );
  const places = [...(toFriends ? [texts.toFriends] : []), ...(className === null ? [] : [className])];
  return places.length === 0 ? (
    <Chip size="small">{texts.toNobody}</Chip>
  ) : (
    <>
      <Chip size="small" tone="info">
        {texts.sent}
      </Chip>
      {places.map((place) => (
        <Chip key={place} size="small">
          {place}
        </Chip>
      ))}
    </>
  );
}
