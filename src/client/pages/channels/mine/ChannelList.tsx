import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { ChannelFlag, type ChannelFlagProps } from '#client/ui/flag/ChannelFlag.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { mineTexts as texts, roleLabel } from './texts.ts';

export interface ChannelListProps {
  readonly channels: readonly {
    readonly channelId: number;
    readonly channelName: string;
    readonly channelDomain: string;
    readonly nickname: string;
    readonly flag: ChannelFlagProps['flag'];
    readonly roleList: readonly ChannelRole[];
  }[];
  readonly to: (channelDomain: string) => string;
}

/** Classes with the name and the role that one has there; each leads on. */
export function ChannelList({ channels, to }: ChannelListProps) {
  return (
    <Stack as="ul" gap={3}>
      {channels.map(({ channelId, channelName, channelDomain, nickname, flag, roleList }) => (
        <Card key={channelId} as="li" layout="row" gap={4} pressable>
          <ChannelFlag flag={flag} size={48} />
          <Stack gap={0} grow>
            <Link to={to(channelDomain)} data-covers>
              <Text as="b" size="heading">
                {channelName}
              </Text>
            </Link>
            <Hint truncate>{texts.asName(nickname)}</Hint>
          </Stack>
          <Chip>{roleLabel(roleList)}</Chip>
          <ChevronRight aria-hidden="true" />
        </Card>
      ))}
    </Stack>
  );
}
