import { Flag, Heart, Shuffle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useRemixStage } from '#client/net/learning/ownStages.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { WIDTHS } from '#client/ui/tokens/widths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import type { SharedStage } from '#shared/contract/learning/ownStages.ts';
import { StageFacts } from './StageFacts.tsx';
import { ownStageTexts as texts } from './texts.ts';

interface MakerBarProps {
  readonly stage: SharedStage;
  readonly isHearting: boolean;
  readonly onHeart: () => void;
}

/** The maker of a stage, its numbers, and the actions beside playing. */
export function MakerBar({ stage, isHearting, onHeart }: MakerBarProps) {
  const { stageId, author, isMine, isSolved, isHearted } = stage;
  const navigate = useNavigate();
  const isPhone = useMedia(WIDTHS['--phone']);
  const remixText = isMine ? texts.remixMine : texts.remix;
  const remix = useRemixStage(stageId, {
    onSuccess: (made) => void navigate(paths.ownStageEdit(made.stageId)),
  });
  return (
    <Card size="small" aria-label={texts.maker}>
      <Row>
        <Avatar nickname={author.nickname} itemIdList={author.itemIdList} />
        <Stack gap={0} grow>
          <Text as="b" truncate>
            {author.nickname}
          </Text>
          <StageFacts stage={stage} />
        </Stack>
        {!isMine && (
          <IconButton
            label={isHearted ? texts.hearted : isSolved ? texts.heart : texts.heartLater}
            icon={<Heart fill={isHearted ? 'currentColor' : 'none'} />}
            aria-pressed={isHearted}
            disabled={isHearting}
            onClick={() => {
              if (!isSolved) showToast({ text: texts.heartLater });
              else if (!isHearted) onHeart();
            }}
          />
        )}
        {isPhone ? (
          <IconButton
            label={remixText}
            icon={<Shuffle />}
            disabled={remix.isPending}
            onClick={() => remix.mutate()}
          />
        ) : (
          <Button
            tone="alt"
            size="small"
            icon={<Shuffle />}
            busy={remix.isPending}
            onClick={() => remix.mutate()}
          >
            {remixText}
          </Button>
        )}
        {!isMine && (
          <IconButton
            label={texts.report}
            icon={<Flag />}
            onClick={() =>
              openDialog('report', { userId: author.userId, nickname: author.nickname, stageId })
            }
          />
        )}
      </Row>
    </Card>
  );
}
