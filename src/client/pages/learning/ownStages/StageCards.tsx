import { ArrowDownToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Grid, Row } from '#client/ui/layout/Stack.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Text } from '#client/ui/text/Text.tsx';
import type { SharedStage } from '#shared/contract/learning/ownStages.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { StageFacts } from './StageFacts.tsx';
import { ownStageTexts as texts } from './texts.ts';
import styles from './OwnStages.module.css';

interface StageCardsProps {
  readonly stages: readonly SharedStage[];
  /** Takes a stage out of the class; given to its staff alone. */
  readonly onTakeDown?: (stage: SharedStage) => void;
}

/** Stages of others as cards that lead to them. */
export function StageCards({ stages, onTakeDown }: StageCardsProps): ReactNode {
  return (
    <Grid as="ul" min={210} gap={4} align="stretch">
      {stages.map((stage) => (
        <Card as="li" key={stage.stageId} size="small" gap={2} pressable className={styles.card}>
          <BoardPicture board={stage.board} />
          <Row>
            <Link data-covers className={styles.name} to={paths.ownStage(stage.stageId)}>
              {stage.title}
            </Link>
            {stage.isSolved && (
              <Chip tone="success" size="small">
                {texts.solved}
              </Chip>
            )}
          </Row>
          <Row gap={2}>
            <Avatar nickname={stage.author.nickname} itemIdList={stage.author.itemIdList} size="small" />
            <Text as="span" size="small" tone="soft" truncate>
              {stage.author.nickname}
            </Text>
          </Row>
          <StageFacts stage={stage} />
          {onTakeDown && (
            <Button tone="alt" size="small" icon={<ArrowDownToLine />} onClick={() => onTakeDown(stage)}>
              {texts.takeDown}
            </Button>
          )}
        </Card>
      ))}
    </Grid>
  );
}
