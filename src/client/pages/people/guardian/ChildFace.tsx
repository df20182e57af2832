import { Chip } from '#client/ui/chip/Chip.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { BadgeCheck, Mail } from 'lucide-react';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { guardianPageTexts as texts } from './texts.ts';
import { DAY } from '#shared/time/formats.ts';

export interface ChildFaceProps {
  readonly child: {
    readonly nickname: string;
    readonly level: number;
    readonly itemKeyList: readonly string[];
  };
  /** When it was agreed to; without it the child is asking for the first time. */
  readonly since?: string;
}

/** The child that the page is about. */
export function ChildFace({ child, since }: ChildFaceProps) {
  const { nickname, level, itemKeyList } = child;
  return (
    <Row gap={4}>
      {itemKeyList.length > 0 && <AvatarPreview itemKeys={itemKeyList} height={128} expression="happy" />}
      <Stack gap={2} align="start" grow>
        <Row gap={3} align="baseline">
          <Text size="title">{nickname}</Text>
          <Text tone="soft">{texts.level(level)}</Text>
        </Row>
        {since === undefined ? (
          <>
            <Text>{texts.wish(nickname)}</Text>
            <Chip tone="warning" icon={<Mail aria-hidden="true" />}>
              {texts.newWish}
            </Chip>
          </>
        ) : (
          <Chip tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            {texts.page.since(dayOf(since))}
          </Chip>
        )}
      </Stack>
    </Row>
  );
}

const dayOf = (time: string) => DAY.format(new Date(time));
