import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '#client/net/channels/groups.ts';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import { competitionTexts } from '../texts.ts';

const texts = competitionTexts.staff.form;

interface GroupFieldProps {
  readonly channelId: number;
  readonly groupIds: readonly number[];
  /** The groups that were chosen before, also those that were removed since. */
  readonly before: Competition['groupList'];
  readonly onChange: (groupIds: readonly number[]) => void;
}

/** The groups of the channel that a competition is for; without one it is for everybody. */
export function GroupField({ channelId, groupIds, before, onChange }: GroupFieldProps) {
  const groups = useQuery(groupQueries.groups(channelId));
  const known = groups.data ?? [];
  const gone = before.filter(
    ({ channelGroupId }) => !known.some((group) => group.channelGroupId === channelGroupId),
  );
  const shown = [...known, ...gone];
  if (shown.length === 0) return null;
  return (
    <Cluster as="fieldset" gap={5}>
      <Text as="legend" size="label">
        {texts.groups}
      </Text>
      {shown.map(({ channelGroupId, name }) => (
        <CheckBox
          key={channelGroupId}
          label={name}
          checked={groupIds.includes(channelGroupId)}
          onChange={(event) =>
            onChange(
              event.target.checked
                ? [...groupIds, channelGroupId]
                : groupIds.filter((groupId) => groupId !== channelGroupId),
            )
          }
        />
      ))}
      <Hint>{groupIds.length === 0 ? texts.groupsNone : texts.groupsSome}</Hint>
    </Cluster>
  );
}
